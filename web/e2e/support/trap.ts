import type { Page } from "@playwright/test";

interface Trapping {
  /** A regular expression over the names of the exports that trap. */
  trapOn?: string;
}

/** Replaces the page's core with one that traps on command. */
export async function installTrappingCore(page: Page, from?: RegExp): Promise<void> {
  await page.addInitScript((first) => {
    const own = window as Window & Trapping;
    own.trapOn = first;
    const wrap =
      (name: string, call: (...args: unknown[]) => unknown) =>
      (...args: unknown[]) => {
        if (own.trapOn && new RegExp(own.trapOn).test(name))
          throw new WebAssembly.RuntimeError("unreachable");
        return call(...args);
      };
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const { module, instance } = await instantiate(source, imports);
      const exports = Object.fromEntries(
        Object.entries(instance.exports).map(([name, value]) => [
          name,
          typeof value === "function" ? wrap(name, value as (...args: unknown[]) => unknown) : value,
        ]),
      );
      return { module, instance: { exports } };
    };
  }, from?.source ?? "");
}

/** Makes every export whose name matches trap from now on. */
export function trapOn(page: Page, name: RegExp): Promise<void> {
  return page.evaluate((source) => {
    (window as Window & Trapping).trapOn = source;
  }, name.source);
}

/** Waits until the core has trapped. Returns the page's report, which is sent only once. */
export async function trapReport(page: Page, during: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((request) => (request.postData() ?? "").includes('"trap"')),
    during(),
  ]);
  return request.postDataJSON();
}

/** Waits until the page has reloaded without the core after a trap. */
export async function withoutCore(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const isHydrated = root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    return (
      sessionStorage.getItem("core-trapped") !== null && document.readyState === "complete" && !isHydrated
    );
  });
}
