import wasmUrl from "core-wasm-file?url";

export type Core = typeof import("core-wasm");

/** Delays before retries of the fetch, in milliseconds: long enough for a tunnel, but not for an outage. */
const RETRY_DELAYS = [300, 1_200, 4_000];

let loaded: Core | null = null;
let loading: Promise<Core> | null = null;
let failed = false;
let onTrap: (cause: unknown) => void = () => undefined;
/** Listeners of machines. They run before the listeners of views, so that a view never renders without its machine. */
const machines = new Set<() => void>();
const views = new Set<() => void>();

/** Returns the core if it is loaded. */
export function currentCore(): Core | null {
  return loaded;
}

/** Returns true if loading the core has failed, including all retries, and it has not loaded since. */
export function hasCoreFailed(): boolean {
  return failed && !loaded;
}

/** Calls the listener of a view when the core has loaded or failed to load. */
export function subscribeToCore(listener: () => void): () => void {
  return subscribe(views, listener);
}

/** Calls the listener of a machine when the core has loaded or failed to load, before the listeners of views. */
export function subscribeMachineToCore(listener: () => void): () => void {
  return subscribe(machines, listener);
}

/** Fetches and starts the core once. After a failure the next call retries. */
export function loadCore(): Promise<Core> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    failed = true;
    notify();
    throw error;
  });
  return loading;
}

/** Sets the handler of traps; see `guardExports`. */
export function handleTraps(handler: (cause: unknown) => void): void {
  onTrap = handler;
}

async function start(): Promise<Core> {
  if (import.meta.env.SSR) throw new Error("the WebAssembly core runs only in the browser");
  // The browser stores the failed evaluation of a module for the lifetime of the page. So the bytes are fetched first,
  // with retries; the module then gets them from the browser's cache.
  await fetchBytes();
  const { startCore } = await import("./instance");
  await nextTask();
  const core = startCore((cause) => onTrap(cause));
  await nextTask();
  loaded = core;
  void notifyInTurn();
  return loaded;
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...machines, ...views]) listener();
}

/** Notifies the machines, then each view in a separate task: a single task takes 60 ms on a slow phone. */
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
  if (!response.ok) throw new Error(`core download: status ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Resolves in a new task, so that the browser can handle input and paint first; immediately in a background tab, where
 * timers fire only once a second.
 */
async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}
