import wasmUrl from "core-wasm-file?url";
import { CoreFailure, guardExports } from "./guard";
import { nextTask } from "./next-task";

export type Core = typeof import("core-wasm");

/** Delays before retrying to fetch the module, in milliseconds: long enough for a tunnel, not for an outage. */
const RETRY_DELAYS = [300, 1_200, 4_000];

let loaded: Core | null = null;
let loading: Promise<Core> | null = null;
let failed = false;
/** The trap that ended the core for the rest of the visit. */
let trap: { readonly cause: unknown } | null = null;
/** Machines, which begin before a view shows that the core has come: it would show the state of none. */
const machines = new Set<() => void>();
const views = new Set<() => void>();

/** Returns the core if it is loaded and works. */
export function currentCore(): Core | null {
  return loaded;
}

/**
 * Returns true when the core could not be loaded, all retries included, and has not loaded since; or when it has
 * trapped.
 */
export function hasCoreFailed(): boolean {
  return failed && !loaded;
}

/** Calls the listener of a view when the core has loaded, and when it has failed. */
export function subscribeToCore(listener: () => void): () => void {
  return subscribe(views, listener);
}

/** Calls the listener of a machine likewise, before those of views. */
export function subscribeMachineToCore(listener: () => void): () => void {
  return subscribe(machines, listener);
}

/**
 * Fetches and starts the core, once. A failure is forgotten, so that the next intent retries; a core that has trapped
 * is not loaded again during the visit.
 */
export function loadCore(): Promise<Core> {
  if (trap) return Promise.reject(new CoreFailure(trap.cause));
  loading ??= start().catch((error: unknown) => {
    loading = null;
    failed = true;
    notify();
    throw error;
  });
  return loading;
}

/**
 * Calls the listener once with the cause of the core's trap; at once if it has trapped already. Returns a function that
 * cancels it.
 */
export function onCoreTrap(listener: (cause: unknown) => void): () => void {
  if (trap) {
    listener(trap.cause);
    return () => undefined;
  }
  const stop = subscribeToCore(() => {
    if (!trap) return;
    stop();
    listener(trap.cause);
  });
  return stop;
}

/** Queries the core; undefined while it is not loaded, and when it fails during the query. */
export function queryCore<Result>(query: (core: Core) => Result): Result | undefined {
  return loaded ? attempt(query, loaded) : undefined;
}

/** Calls a function that may call the core; undefined when the core fails meanwhile, which is then handled already. */
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
  // The browser keeps the failed evaluation of a module for the lifetime of the page. So its bytes are fetched first,
  // with retries; the module then finds them in the browser's cache.
  await fetchBytes();
  const { startCore } = await import("./instance");
  await nextTask();
  const core = startCore((exports) => guardExports(exports, end));
  await nextTask();
  loaded = core;
  void notifyInTurn();
  return loaded;
}

/** Ends the core after a trap: from here on the site works without one. */
function end(cause: unknown): void {
  trap = { cause };
  loaded = null;
  failed = true;
  notify();
  // Reaches the console and error monitoring.
  reportError(new CoreFailure(cause));
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...machines, ...views]) listener();
}

/** Notifies the machines, then each view in a task of its own: all at once takes a slow phone 60 ms. */
async function notifyInTurn(): Promise<void> {
  for (const listener of [...machines]) listener();
  for (const listener of [...views]) {
    await nextTask();
    if (views.has(listener)) listener();
  }
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
