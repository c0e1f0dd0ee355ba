// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The behaviour of the mocked module, set by each test. */
const { module } = vi.hoisted(() => ({ module: { ask: (): number => 1, freed: 0 } }));

vi.mock("core-wasm", () => {
  let wasm: Record<string, () => unknown> = {};
  return {
    __wbg_set_wasm(exports: Record<string, () => unknown>) {
      wasm = exports;
    },
    ask: () => wasm.ask?.(),
    free: () => wasm.__wbg_thing_free?.(),
  };
});
vi.mock("core-wasm/module", () => ({
  __wbindgen_start: () => undefined,
  __wbg_thing_free: () => {
    module.freed += 1;
  },
  ask: () => module.ask(),
}));
vi.mock("core-wasm-file?url", () => ({ default: "/assets/core.wasm" }));

interface Fake {
  ask(): unknown;
  free(): void;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  module.ask = () => 1;
  module.freed = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bytes = () => Promise.resolve(new Response(new Uint8Array(8)));

/** Runs all timers, including the timers between the core's tasks, and returns the promise. */
async function afterTimers<Value>(promise: Promise<Value>): Promise<Value> {
  let isSettled = false;
  void Promise.allSettled([promise]).then(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
  }
  return promise;
}

test("concurrent calls load the core once", async () => {
  const fetched = vi.fn(bytes);
  vi.stubGlobal("fetch", fetched);
  const { loadCore, currentCore } = await import("~/core/load");
  const [first, second] = await afterTimers(Promise.all([loadCore(), loadCore()]));
  expect(first).toBe(second);
  expect(currentCore()).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("machines are notified before views, and each view in a separate task", async () => {
  vi.stubGlobal("fetch", vi.fn(bytes));
  const { loadCore, subscribeMachineToCore, subscribeToCore } = await import("~/core/load");
  const notified: string[] = [];
  const view = (name: string) => () => {
    notified.push(name);
    queueMicrotask(() => notified.push(`${name} rendered`));
    leave();
  };
  subscribeToCore(view("first"));
  const leave = subscribeToCore(view("one that has gone"));
  subscribeToCore(view("last"));
  subscribeMachineToCore(() => notified.push("machine"));
  await afterTimers(loadCore().then(() => notified.push("loaded")));
  expect(notified).toEqual(["machine", "loaded", "first", "first rendered", "last", "last rendered"]);
});

test("a trapped core is not called again, and each attempt calls the trap handler", async () => {
  vi.stubGlobal("fetch", vi.fn(bytes));
  const { handleTraps, loadCore } = await import("~/core/load");
  const core = (await afterTimers(loadCore())) as unknown as Fake;
  const handler = vi.fn();
  handleTraps(handler);
  expect(core.ask()).toBe(1);

  const trap = vi.fn(() => {
    throw new Error("unreachable");
  });
  module.ask = trap;
  expect(() => core.ask()).toThrow("unreachable");
  expect(() => core.ask()).toThrow("unreachable");
  expect(trap).toHaveBeenCalledTimes(1);
  expect(handler).toHaveBeenCalledTimes(2);
  // Views still free their handles, which must not throw.
  expect(() => core.free()).not.toThrow();
  expect(module.freed).toBe(0);
});
