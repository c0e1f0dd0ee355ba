import type { Browser, Page } from "playwright-core";
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
/** The template of the services brings the copy of all twelve along. */
const SERVICE_BUDGET = { ...BUDGET, script: 145 } as const;

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

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, "script"],
  [/\.css$/, "style"],
  [/\.wasm$/, "wasm"],
  [/\.woff2$/, "font"],
  [/\.(mp4|webm)$/, "video"],
];

/** Adds up the bodies as the network carried them, each once: what came from the cache was paid for before. */
async function kilobytes(page: Page): Promise<ReadonlyMap<Kind, number>> {
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
    ),
  );
  const totals = new Map<Kind, number>();
  for (const [name, bytes] of new Map(sizes)) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? "all";
    for (const total of new Set<Kind>(kind === "video" ? [kind] : [kind, "all"])) {
      totals.set(total, (totals.get(total) ?? 0) + bytes / 1000);
    }
  }
  return totals;
}

test.each(
  Object.entries(VIEWPORTS).flatMap(([width, viewport]) => ROUTES.map((path) => ({ path, width, viewport }))),
)("$path on a $width keeps to its budget before any scroll", async ({ path, viewport }) => {
  const { page, close } = await open(browser, { viewport, reducedMotion: "no-preference" });
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  // Whatever waits for idle time or for the page to settle has begun by now.
  await page.waitForTimeout(1_500);
  const totals = await kilobytes(page);

  const budget = /^\/(ai|cloud)-services\//.test(path) ? SERVICE_BUDGET : BUDGET;
  const over = Object.entries(budget).filter(([kind, most]) => (totals.get(kind as Kind) ?? 0) > most);
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
