import wasmUrl from "core-wasm-file?url";
import { nextTask } from "./next-task";

export type Core = typeof import("core-wasm");

/** Delays before retrying to fetch the module, in milliseconds: long enough for a tunnel, not for an outage. */
const RETRY_DELAYS = [300, 1_200, 4_000];

let loaded: Core | null = null;
let loading: Promise<Core> | null = null;
let failed = false;
let onTrap: (cause: unknown) => void = () => undefined;
/** Machines, which begin before a view shows that the core has come: it would show the state of none. */
const machines = new Set<() => void>();
const views = new Set<() => void>();

/** Returns the core if it is loaded. */
export function currentCore(): Core | null {
  return loaded;
}

/** Returns true when the core could not be loaded, all retries included, and has not loaded since. */
export function hasCoreFailed(): boolean {
  return failed && !loaded;
}

/** Calls the listener of a view when the core has loaded, and when it could not be loaded. */
export function subscribeToCore(listener: () => void): () => void {
  return subscribe(views, listener);
}

/** Calls the listener of a machine likewise, before those of views. */
export function subscribeMachineToCore(listener: () => void): () => void {
  return subscribe(machines, listener);
}

/** Fetches and starts the core, once. A failure is forgotten, so that the next intent retries. */
export function loadCore(): Promise<Core> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    failed = true;
    notify();
    throw error;
  });
  return loading;
}

/** Sets the handler of traps: see `guardExports`. */
export function handleTraps(handler: (cause: unknown) => void): void {
  onTrap = handler;
}

async function start(): Promise<Core> {
  if (import.meta.env.SSR) throw new Error("the core of the server is native");
  // The browser keeps the failed evaluation of a module for the lifetime of the page. So its bytes are fetched first,
  // with retries; the module then finds them in the browser's cache.
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
