import type { Page, Request } from "playwright-core";

/** What stays open for as long as its page does: streams, and films, which a player fetches as it goes. */
const LASTING = new Set(["eventsource", "media", "websocket"]);

interface Requests {
  /** Those without an answer yet. */
  readonly open: Set<Request>;
  /** How many there have been. */
  count: number;
}

const requestsOf = new WeakMap<Page, Requests>();

/** Notes the requests of a page that has made none yet. */
export function watchRequests(page: Page): void {
  const requests: Requests = { open: new Set(), count: 0 };
  requestsOf.set(page, requests);
  page.on("request", (request) => {
    if (LASTING.has(request.resourceType())) return;
    requests.count += 1;
    requests.open.add(request);
  });
  const end = (request: Request) => requests.open.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
}

/**
 * Waits until a page with JavaScript has come to rest, however long that takes: it has loaded, the core too, its fonts have
 * arrived, and two idle moments in a row have asked for nothing more.
 */
export async function atRest(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error("nobody has watched this page's requests");
  await page.waitForLoadState("load");
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType("resource").some(({ name }) => name.includes("core_wasm_bg"));
    // A landing has no bar that could say so.
    return loaded && document.querySelector('header[data-live="false"]') === null;
  });
  for (;;) {
    const before = requests.count;
    await idle(page);
    if (requests.open.size === 0 && requests.count === before) return;
  }
}

/** Waits until the page has drawn and has had nothing to do, twice. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** Waits until the page has drawn so many frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Something that waits until a test lets it go on. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
