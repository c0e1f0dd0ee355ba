import type { Page, Request } from "@playwright/test";

/** Types of requests that stay open: streams, and videos, which players fetch in parts. */
const LASTING = new Set(["eventsource", "media", "websocket"]);

interface Requests {
  /** Requests without a response. */
  readonly open: Set<Request>;
  /** Number of requests so far. */
  count: number;
}

const requestsOf = new WeakMap<Page, Requests>();

/** Records the requests of a page. Call it before the first request. */
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
 * Waits until a page with JavaScript is at rest: it has loaded with its core and fonts, and two consecutive idle
 * periods have caused no request.
 */
export async function atRest(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error("watchRequests was not called for this page");
  await page.waitForLoadState("load");
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType("resource").some(({ name }) => name.includes("core_wasm_bg"));
    // A landing has no such header.
    return loaded && document.querySelector('header[data-live="false"]') === null;
  });
  for (;;) {
    const before = requests.count;
    await idle(page);
    if (requests.open.size === 0 && requests.count === before) return;
  }
}

/** Milliseconds after which a page counts as idle: after a resize Chromium may delay idle callbacks until an event. */
const IDLE_TIMEOUT = 2_000;

/** Waits until the page has painted and been idle twice. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    await document.fonts.ready;
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    }
  }, IDLE_TIMEOUT);
}

/** Waits until the page has painted a number of frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Holds back the requests for an address until the returned function is called. */
export async function pauseRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const held = gate();
  await page.route(address, async (route) => {
    await held.opened;
    await route.continue();
  });
  return held.open;
}

/** Returns a promise with a function that resolves it. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
