import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { scrollThrough } from "./support/layout.ts";
import { siteForTests } from "./support/site.ts";
import { allPaths } from "./support/site-paths.ts";

const site = siteForTests({ seed: true });

/** Kilobytes (1000 bytes) over the network, compressed, until the page has come to rest; films are counted apart. */
const BUDGET = { script: 130, style: 20, wasm: 60, font: 70, all: 400 } as const;
/** With the tools of the scenes, once the visitor has seen them all. */
const SCENES_SCRIPT = 150;

/** What no sitemap names. */
const UNLISTED = ["/search?q=payroll", "/insights?tab=blog", "/404", "/oracle-ai-world-2027/book"];
/** Pages that are open at a time: most of a visit is waiting. */
const SIDE_BY_SIDE = 3;
const PATIENCE = 600_000;

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

/** What a page asks of the network until it has come to rest, and what of that is too much. */
async function excess(page: Page, path: string): Promise<string[]> {
  await page.goto(site.server.origin + path, { waitUntil: "load" });
  // The core is the last to be fetched, in idle time.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("core_wasm_bg")),
  );
  await page.waitForLoadState("networkidle");
  const totals = await kilobytes(page);
  const of = (kind: Kind) => totals.get(kind) ?? 0;
  const found = (Object.keys(BUDGET) as (keyof typeof BUDGET)[])
    .filter((kind) => of(kind) > BUDGET[kind])
    .map((kind) => `${kind}: ${of(kind).toFixed(1)} kB`);
  // A total of nothing would mean that nothing was counted.
  if (of("script") < 30 || of("style") < 5 || of("wasm") < 30 || of("font") < 10)
    found.push("nothing was counted");

  const { blocking, preloaded, loaded } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name.replace(/.*\.(\w+)$/, "$1")),
      preloaded: document.querySelectorAll('link[rel="preload"][as="font"]').length,
      loaded: [...document.fonts].filter(({ status }) => status === "loaded").length,
    };
  });
  if (blocking.join() !== "css") found.push(`first paint waits for ${blocking.join(" and ")}`);
  if (preloaded !== 2 || loaded < preloaded) found.push(`${preloaded} fonts are preloaded, ${loaded} used`);
  return found.map((what) => `${path} ${what}`);
}

test.each(Object.entries(VIEWPORTS))(
  "every page on a %s keeps to its budget before any scroll",
  {
    timeout: PATIENCE,
    retry: 0,
  },
  async (_, viewport) => {
    const waiting = [...(await allPaths(site.server.origin)), ...UNLISTED];
    expect(waiting.length).toBeGreaterThan(80);
    const { page, close } = await open(site.browser, { viewport, reducedMotion: "no-preference" });
    const context = page.context();
    const found: string[] = [];
    const visitor = async () => {
      const own = await context.newPage();
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        found.push(...(await excess(own, path)));
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, visitor));
    expect(found).toEqual([]);
    await close();
  },
);

test.each(["/", "/about"])("%s with all its scenes keeps to the budget of scripts", async (path) => {
  const { page, close } = await open(site.browser, {
    viewport: VIEWPORTS.desktop,
    reducedMotion: "no-preference",
  });
  await page.goto(site.server.origin + path, { waitUntil: "networkidle" });
  const before = (await kilobytes(page)).get("script") ?? 0;
  await page.mouse.move(200, 200);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const after = (await kilobytes(page)).get("script") ?? 0;
  expect(after).toBeLessThanOrEqual(SCENES_SCRIPT);
  expect(await page.locator('[data-scene="on"]').count()).toBeGreaterThan(0);
  expect(after).toBeGreaterThanOrEqual(before);
  await close();
});
