import wasmUrl from "core-wasm-file?url";
import { CoreFailure, guardExports } from "./guard";

export type Core = typeof import("core-wasm");

/** Waits before another try at fetching the module, in milliseconds: a train's tunnel, not an outage. */
const RETRY_DELAYS = [300, 1_200, 4_000];

let loaded: Core | null = null;
let loading: Promise<Core> | null = null;
let failed = false;
/** What ended the core for the rest of the visit. */
let trap: { readonly cause: unknown } | null = null;
const listeners = new Set<() => void>();

/** The core if it is here and works. */
export function currentCore(): Core | null {
  return loaded;
}

/** Whether the core could not be had, all retries included, and has not come since; or has failed for good. */
export function hasCoreFailed(): boolean {
  return failed && !loaded;
}

/** What the core has failed over for good, if it has. */
export function coreTrap(): unknown {
  return trap?.cause;
}

/** Calls the listener when the core has come, and when it has failed. */
export function subscribeToCore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches and starts the core, once. A failure to do so is forgotten, so that the next intent tries again; a core that has
 * trapped stays away for the rest of the visit.
 */
export function loadCore(): Promise<Core> {
  if (trap) return Promise.reject(new CoreFailure(trap.cause));
  loading ??= start().catch((error: unknown) => {
    loading = null;
    failed = true;
    tell();
    throw error;
  });
  return loading;
}

/** Calls the listener once, when the core has failed; at once when it has failed already. The result calls it off. */
export function onCoreFailure(listener: () => void): () => void {
  if (trap) {
    listener();
    return () => undefined;
  }
  const stop = subscribeToCore(() => {
    if (!trap) return;
    stop();
    listener();
  });
  return stop;
}

/** Asks the core something: undefined while it is not here, and when it fails over the question. */
export function askCore<Result>(question: (core: Core) => Result): Result | undefined {
  return loaded ? attempt(question, loaded) : undefined;
}

/** Calls what may call the core: undefined when the core fails meanwhile. The failure itself has been dealt with then. */
export function attempt<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
  ...args: Args
): Result | undefined {
  try {
    return call(...args);
  } catch (error) {
    if (error instanceof CoreFailure) return undefined;
    throw error;
  }
}

async function start(): Promise<Core> {
  if (import.meta.env.SSR) throw new Error("the core of the server is native");
  // A module whose evaluation failed stays failed for as long as the page lives. So its bytes come first, with retries; the
  // module then finds them in the browser's cache.
  await fetchBytes();
  const { startCore } = await import("./instance");
  loaded = startCore((exports) => guardExports(exports, end));
  tell();
  return loaded;
}

/** The core has trapped: from here on the site is what it is without one. */
function end(cause: unknown): void {
  trap = { cause };
  loaded = null;
  failed = true;
  tell();
  // The console has it, and whoever counts failures.
  reportError(new CoreFailure(cause));
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

async function fetchBytes(delays: readonly number[] = RETRY_DELAYS): Promise<void> {
  const [delay, ...later] = delays;
  if (delay === undefined) return fetchOnce();
  try {
    await fetchOnce();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await fetchBytes(later);
  }
}

async function fetchOnce(): Promise<void> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`the core answered ${response.status}`);
  await response.arrayBuffer();
}
