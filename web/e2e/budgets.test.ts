import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, open, VIEWPORTS } from "./support/browser.ts";
import { startServer, type TestServer } from "./support/server.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer({}, { seed: true })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Kilobytes (1000 bytes) over the network, compressed, until the page has come to rest; films are counted apart. */
const BUDGET = { script: 130, style: 20, wasm: 60, font: 70, all: 400 } as const;

/** One page of each kind. */
const ROUTES = [
  "/",
  "/about",
  "/contacts",
  "/cloud-services/faw-xcelerator",
  "/ai-services/generative-ai",
  "/products/govcubes",
  "/industries/public-sector",
  "/success-stories/hcm-efficiency",
  "/insights",
  "/events/ascend-2025",
  "/blog/agentic-ai",
  "/career",
  "/privacy-policy",
  "/accessibility",
  "/search?q=payroll",
  "/oracle-ai-world-2027",
  "/404",
];

type Kind = keyof typeof BUDGET | "video";

const KINDS: Record<string, Kind> = { Script: "script", Stylesheet: "style", Font: "font", Media: "video" };

/** Adds up what the browser was sent, as the network counted it. */
function countBytes(session: CDPSession): ReadonlyMap<Kind, number> {
  const totals = new Map<Kind, number>();
  const kinds = new Map<string, Kind>();
  const add = (kind: Kind, bytes: number) => totals.set(kind, (totals.get(kind) ?? 0) + bytes / 1000);
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, response.mimeType === "application/wasm" ? "wasm" : (KINDS[type] ?? "all"));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "all";
    add(kind, encodedDataLength);
    if (kind !== "all" && kind !== "video") add("all", encodedDataLength);
  });
  return totals;
}

test.each(
  Object.entries(VIEWPORTS).flatMap(([width, viewport]) => ROUTES.map((path) => ({ path, width, viewport }))),
)("$path on a $width keeps to its budget before any scroll", async ({ path, viewport }) => {
  const { page, close } = await open(browser, { viewport, reducedMotion: "no-preference" });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const totals = countBytes(session);
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  // Whatever waits for idle time or for the page to settle has begun by now.
  await page.waitForTimeout(1_500);

  const over = Object.entries(BUDGET).filter(([kind, most]) => (totals.get(kind as Kind) ?? 0) > most);
  expect(over.map(([kind]) => `${kind} ${(totals.get(kind as Kind) ?? 0).toFixed(1)} kB`)).toEqual([]);
  // A total of nothing would mean that nothing was counted.
  expect(totals.get("script") ?? 0).toBeGreaterThan(30);
  expect(totals.get("style") ?? 0).toBeGreaterThan(5);

  const { blocking, preloaded, unused } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
    const faces = [...document.fonts].filter(({ status }) => status === "loaded").length;
    return {
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name.replace(/.*\.(\w+)$/, "$1")),
      preloaded: links.length,
      unused: Math.max(links.length - faces, 0),
    };
  });
  expect(blocking).toEqual(["css"]);
  expect(preloaded).toBe(2);
  expect(unused).toBe(0);
  await close();
});
