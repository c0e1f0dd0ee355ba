import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "playwright-core";

/** A page that loads no script, of every server: one waits there for its next test. */
const RESTING_PLACE = "/robots.txt";

/** Pages that wait, by their browser and options. */
const waiting = new WeakMap<Browser, Map<string, Page[]>>();

/** Pages with a change that a navigation does not end. */
const changed = new WeakSet<Page>();

function waitingPages(browser: Browser, options: BrowserContextOptions): Page[] {
  const pools = waiting.get(browser) ?? new Map<string, Page[]>();
  waiting.set(browser, pools);
  const key = JSON.stringify(options);
  const pages = pools.get(key) ?? [];
  pools.set(key, pages);
  return pages;
}

function recordChanges(page: Page, checkSize: (size: ViewportSize) => void): void {
  const recorded =
    <Arguments extends unknown[], Result>(change: (...args: Arguments) => Result) =>
    (...args: Arguments) => {
      changed.add(page);
      return change(...args);
    };
  const context = page.context();
  page.addInitScript = recorded(page.addInitScript.bind(page));
  page.emulateMedia = recorded(page.emulateMedia.bind(page));
  page.route = recorded(page.route.bind(page));
  const setViewportSize = recorded(page.setViewportSize.bind(page));
  page.setViewportSize = async (size) => {
    checkSize(size);
    await setViewportSize(size);
  };
  page.clock.install = recorded(page.clock.install.bind(page.clock));
  context.newCDPSession = recorded(context.newCDPSession.bind(context));
  context.setOffline = recorded(context.setOffline.bind(context));
}

/**
 * Returns a page in a context of its own: one that a test has left, if there is one. The process and the caches of a
 * new page take as much of the processor as the page itself. `checkSize` throws for a size that a window cannot have.
 */
export async function takePage(
  browser: Browser,
  options: BrowserContextOptions,
  checkSize: (size: ViewportSize) => void,
): Promise<Page> {
  const left = waitingPages(browser, options).pop();
  if (left) return left;
  if (options.viewport) checkSize(options.viewport);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  recordChanges(page, checkSize);
  return page;
}

/** Leaves a page to the next test with the same options, without anything of this one; or closes it. */
export async function leavePage(browser: Browser, options: BrowserContextOptions, page: Page): Promise<void> {
  const context = page.context();
  const isAlone = context.pages().length === 1;
  const url = page.url();
  if (page.isClosed() || changed.has(page) || !isAlone || !url.startsWith("http")) return context.close();
  for (const event of [
    "console",
    "dialog",
    "pageerror",
    "request",
    "requestfailed",
    "requestfinished",
    "response",
  ])
    page.removeAllListeners(event);
  try {
    await page.goto(new URL(RESTING_PLACE, url).href);
    await page.evaluate(() => sessionStorage.clear());
    waitingPages(browser, options).push(page);
  } catch {
    await context.close();
  }
}

/** Returns the contexts of a browser that a test uses. */
export function contextsInUse(browser: Browser): BrowserContext[] {
  const unused = [...(waiting.get(browser)?.values() ?? [])].flat().map((page) => page.context());
  return browser.contexts().filter((context) => !unused.includes(context));
}
