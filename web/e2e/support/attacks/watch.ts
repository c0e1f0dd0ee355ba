import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Open } from "../test.ts";

/** Records forbidden events in a browser context. */
export interface Watch {
  readonly page: Page;
  /** Executed code, requests to other origins, opened windows, and navigations away. */
  readonly happened: string[];
}

/**
 * Detects the dialogs that attacks open, each identified by its text. Runs in every frame, before any code of the page.
 */
const LISTEN = `
  for (const name of ["alert", "confirm", "prompt", "print"])
    Object.defineProperty(window, name, { value: (words) => window.__ran(name + " " + words), configurable: true });
`;

/** A window that is painted in half the time. */
const SMALL = { width: 320, height: 200 };

export async function watch(
  open: Open,
  origin: string,
  { scripts, ...options }: BrowserContextOptions & { readonly scripts: boolean },
): Promise<Watch> {
  // Without the site's scripts only the window's paint depends on its size.
  const { page } = await open(scripts ? options : { viewport: SMALL, ...options });
  const context = page.context();
  const happened: string[] = [];
  await context.exposeBinding("__ran", (_, what: string) => {
    happened.push(`ran: ${what}`);
  });
  await context.addInitScript(LISTEN);
  // The browser resolves no other host. Interception with routes would disable the cache and slow down the test.
  context.on("request", (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && target !== origin)
      happened.push(`request: ${request.url().slice(0, 120)}`);
  });
  if (!scripts) await withoutScripts(page);
  context.on("page", (opened) => happened.push(`window: ${opened.url()}`));
  page.on("dialog", (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  return { page, happened };
}

/**
 * Blocks the site's scripts, so that only the server's HTML is tested; injected code would still run. Also blocks
 * stylesheet, fonts and pictures, which are irrelevant here and take most of the time.
 */
async function withoutScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/assets/*", "*/media/*"] });
}

/**
 * Hovers, focuses, types into and clicks everything in a part of the page. Does not follow links or submit forms,
 * unless their address is code: other addresses are checked as text.
 */
export function pressEverything(page: Page, selector: string): Promise<void> {
  return page.evaluate((within) => {
    const runs = (address: string | null | undefined) => /^[\s\0-\x20]*javascript:/i.test(address ?? "");
    const blockNavigation = (event: Event) => {
      const from = event instanceof SubmitEvent ? event.submitter : event.target;
      const link = from instanceof Element ? from.closest("a, form") : null;
      const addresses = ["href", "action"].map((name) => link?.getAttribute(name));
      if (
        link &&
        !addresses.some(runs) &&
        !(from instanceof Element && runs(from.getAttribute("formaction")))
      )
        event.preventDefault();
    };
    // Registered before any listener of the page, so that the page treats the click as handled.
    for (const name of ["click", "submit"]) window.addEventListener(name, blockNavigation, true);
    const moves =
      "pointerover pointerenter mouseover mouseenter mousemove pointerdown mousedown keydown input copy";
    for (const element of document.querySelectorAll<HTMLElement>(`${within}, ${within} *`)) {
      // A press may remove others, such as jobs elsewhere. Clicks on those don't bubble to the window, so they would navigate.
      if (!element.isConnected) continue;
      for (const name of `${moves} wheel contextmenu dragstart focusin`.split(" "))
        element.dispatchEvent(new Event(name, { bubbles: name !== "mouseenter", cancelable: true }));
      element.focus?.();
      element.click?.();
    }
    for (const name of ["click", "submit"]) window.removeEventListener(name, blockNavigation, true);
  }, selector);
}

/** Returns the parts of a document that could execute, load, navigate or shadow a global; empty for a safe page. */
export function harmIn(page: Page, origin: string): Promise<string[]> {
  return page.evaluate((own) => {
    const found: string[] = [];
    const report = (element: Element, what: string) =>
      found.push(`${what} in ${element.outerHTML.slice(0, 120)}`);
    const foreign =
      "iframe, frame, object, embed, applet, portal, base, style, template, math, meta[http-equiv]";
    // The page's own styles are in a single element of its head, which is parsed before the body.
    const ownStyles = document.querySelector("head > style");
    for (const element of document.querySelectorAll(foreign))
      if (element !== ownStyles) report(element, "an element");
    for (const script of document.querySelectorAll("script")) {
      const data = /json$/.test(script.type) && script.closest("svg, math") === null;
      const src = script.getAttribute("src");
      if (!data && !(src !== null && new URL(src, own).origin === own)) report(script, "a script");
    }
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const address = [
          "href",
          "src",
          "action",
          "formaction",
          "xlink:href",
          "data",
          "poster",
          "ping",
        ].includes(name);
        if (/^on/i.test(name) || name === "srcdoc") report(element, name);
        if (address && /^[\s\0-\x20]*(javascript|data|vbscript|blob):/i.test(value)) report(element, name);
      }
      if (
        element instanceof HTMLFormElement &&
        new URL(element.getAttribute("action") ?? "", own).origin !== own
      )
        report(element, "a form");
    }
    for (const name of [
      "location",
      "cookie",
      "body",
      "head",
      "forms",
      "getElementById",
      "querySelector",
      "defaultView",
    ]) {
      const value: unknown = Reflect.get(document, name);
      if (value instanceof Element && value !== document.body && value !== document.head)
        report(value, `document.${name}`);
    }
    if (typeof window.fetch !== "function" || Reflect.get({}, "polluted") !== undefined)
      found.push("a global");
    return found;
  }, origin);
}

/** Returns the number of elements of each kind outside a part of the page. */
export function outside(page: Page, selector: string): Promise<Record<string, number>> {
  return page.evaluate((within) => {
    const counts: Record<string, number> = {};
    for (const element of document.querySelectorAll(`*:not(${within} *)`))
      counts[element.localName] = (counts[element.localName] ?? 0) + 1;
    return counts;
  }, selector);
}
