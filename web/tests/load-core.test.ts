// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("core-wasm", () => ({ searchCountries: () => [] }));
vi.mock("core-wasm-file?url", () => ({ default: "/assets/core.wasm" }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bytes = () => Promise.resolve(new Response(new Uint8Array(8)));
const offline = () => Promise.reject(new TypeError("offline"));

test("loads once, however many ask", async () => {
  const fetched = vi.fn(bytes);
  vi.stubGlobal("fetch", fetched);
  const { loadCore, currentCore } = await import("~/core/load");
  const [first, second] = await Promise.all([loadCore(), loadCore()]);
  expect(first).toBe(second);
  expect(currentCore()).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("tries again while the first fetches fail", async () => {
  const fetched = vi.fn(bytes).mockImplementationOnce(offline).mockImplementationOnce(offline);
  vi.stubGlobal("fetch", fetched);
  const { loadCore } = await import("~/core/load");
  const loading = loadCore();
  await vi.runAllTimersAsync();
  await expect(loading).resolves.toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a failure is not kept: the next ask fetches again", async () => {
  const fetched = vi.fn(offline);
  vi.stubGlobal("fetch", fetched);
  const { loadCore, hasCoreFailed } = await import("~/core/load");
  const failed = expect(loadCore()).rejects.toThrow("offline");
  await vi.runAllTimersAsync();
  await failed;
  expect(hasCoreFailed()).toBe(true);
  fetched.mockImplementation(bytes as never);
  await expect(loadCore()).resolves.toBeDefined();
  expect(hasCoreFailed()).toBe(false);
});
