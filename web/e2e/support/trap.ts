import type { Page } from "@playwright/test";

interface Trapping {
  /** A regular expression over the names of the exports that trap. */
  trapOn?: string;
  /** Number of calls of the module after it has trapped. */
  callsAfterTrap?: number;
}

/**
 * Replaces the page's core by one that traps on command. After a trap it traps always, like an instance with corrupted
 * memory, and counts further calls.
 */
export async function letCoreTrap(page: Page, from?: RegExp): Promise<void> {
  await page.addInitScript((first) => {
    const own = window as Window & Trapping;
    own.trapOn = first;
    own.callsAfterTrap = 0;
    let trapped = false;
    const wrap =
      (name: string, call: (...args: unknown[]) => unknown) =>
      (...args: unknown[]) => {
        if (trapped) own.callsAfterTrap = (own.callsAfterTrap ?? 0) + 1;
        trapped ||= own.trapOn !== "" && new RegExp(own.trapOn ?? "(?!)").test(name);
        if (trapped) throw new WebAssembly.RuntimeError("unreachable");
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

/** Waits until the core has trapped. Returns the report that the page sends once. */
export async function trapReport(page: Page, during: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((request) => (request.postData() ?? "").includes('"trap"')),
    during(),
  ]);
  return request.postDataJSON();
}

export const callsAfterTrap = (page: Page) =>
  page.evaluate(() => (window as Window & Trapping).callsAfterTrap ?? 0);
