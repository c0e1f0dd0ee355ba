import type { Page } from "@playwright/test";
import budgets from "../../../scripts/lib/budgets.json" with { type: "json" };

/**
 * Budgets of a page: kilobytes (1000 bytes) transferred until it is at rest, excluding pictures below the first screen,
 * which Chromium prefetches. Videos are counted separately.
 */
const BUDGET = {
  html: budgets.html,
  script: budgets.script,
  style: budgets.style,
  wasm: budgets.wasm,
  font: budgets.font,
  firstView: budgets.firstView,
};
/** Budget of a page's script after all its scenes have played: GSAP, ScrollTrigger and their dependencies are 42 kB. */
export const SCENES_SCRIPT: number = budgets.scriptWithScenes;
export type Kind = keyof typeof BUDGET | "video";

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, "script"],
  [/\.css$/, "style"],
  [/\.wasm$/, "wasm"],
  [/\.woff2$/, "font"],
  [/\.(mp4|webm)$/, "video"],
];

/** Returns the transferred sizes by kind, counting each address once, cached or not. */
export async function kilobytes(page: Page): Promise<ReadonlyMap<Kind, number>> {
  const sizes = await page.evaluate(() => {
    const inView = new Map<string, boolean>();
    for (const image of document.images) {
      const isBelow = image.getBoundingClientRect().top + scrollY >= innerHeight;
      inView.set(image.currentSrc, inView.get(image.currentSrc) || !isBelow);
    }
    return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter(({ name }) => inView.get(name) !== false)
      .map(
        (entry) =>
          [
            entry.entryType === "navigation" ? "document" : entry.name,
            (entry as PerformanceResourceTiming).encodedBodySize,
          ] as const,
      );
  });
  const totals = new Map<Kind, number>();
  for (const [name, bytes] of new Map(sizes)) {
    const kind =
      name === "document" ? "html" : (KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? "firstView");
    for (const total of new Set<Kind>(kind === "video" ? [kind] : [kind, "firstView"])) {
      totals.set(total, (totals.get(total) ?? 0) + bytes / 1000);
    }
  }
  return totals;
}

/** Returns the exceeded budgets of a page with their sizes, such as `script: 140.2 kB`. */
export async function excess(page: Page): Promise<string[]> {
  const totals = await kilobytes(page);
  const kinds = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  return kinds
    .filter((kind) => (totals.get(kind) ?? 0) > BUDGET[kind])
    .map((kind) => `${kind}: ${(totals.get(kind) ?? 0).toFixed(1)} kB`);
}
