import wasmUrl from "core-wasm-file?url";

export type Core = typeof import("core-wasm");

/** Waits before another try at fetching the module, in milliseconds: a train's tunnel, not an outage. */
const RETRY_DELAYS = [300, 1_200, 4_000];

let loaded: Core | null = null;
let loading: Promise<Core> | null = null;
let failed = false;
const listeners = new Set<() => void>();

/** The core if it is here already. */
export function currentCore(): Core | null {
  return loaded;
}

/** Whether the core could not be had, all retries included, and has not come since. */
export function hasCoreFailed(): boolean {
  return failed && !loaded;
}

export function subscribeToCore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches and starts the core, once. A failure is forgotten, so that the next intent tries again.
 *
 * A module whose evaluation failed stays failed for as long as the page lives. So its bytes are fetched first, with
 * retries; the module then finds them in the browser's cache.
 */
export function loadCore(): Promise<Core> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    failed = true;
    throw error;
  });
  return loading;
}

async function start(): Promise<Core> {
  if (import.meta.env.SSR) throw new Error("the core of the server is native");
  await fetchBytes();
  const core = await import("core-wasm");
  loaded = core;
  for (const listener of listeners) listener();
  return core;
}

async function fetchBytes(): Promise<void> {
  for (const delay of [...RETRY_DELAYS, null]) {
    const failure = await fetchOnce();
    if (failure === null) return;
    if (delay === null) throw failure;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

async function fetchOnce(): Promise<Error | null> {
  try {
    const response = await fetch(wasmUrl);
    if (!response.ok) return new Error(`the core answered ${response.status}`);
    await response.arrayBuffer();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
