import type { Page } from "playwright-core";

interface Trapping {
  /** The exports that trap from now on, as a regular expression over their names. */
  trapOn?: string;
  /** How often the module was called after it had trapped. */
  callsAfterTrap?: number;
}

/**
 * Gives the page a core that traps on command. What has trapped once traps for ever, like an instance whose memory is in
 * disorder, and counts who calls it all the same.
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

/** From here on every export whose name matches traps. */
export function trapOn(page: Page, name: RegExp): Promise<void> {
  return page.evaluate((source) => {
    (window as Window & Trapping).trapOn = source;
  }, name.source);
}

/** Waits until the core has trapped, which the page reports once; the report as it was sent. */
export async function trapReport(page: Page, during: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((request) => (request.postData() ?? "").includes('"trap"')),
    during(),
  ]);
  return request.postDataJSON();
}

export const callsAfterTrap = (page: Page) =>
  page.evaluate(() => (window as Window & Trapping).callsAfterTrap ?? 0);
