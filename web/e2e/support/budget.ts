import type { Page } from "playwright-core";

/** Kilobytes (1000 bytes) over the network, compressed, until the page has come to rest; films are counted apart. */
export const BUDGET = { script: 130, style: 20, wasm: 82, font: 70, all: 400 } as const;
export type Kind = keyof typeof BUDGET | "video";

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, "script"],
  [/\.css$/, "style"],
  [/\.wasm$/, "wasm"],
  [/\.woff2$/, "font"],
  [/\.(mp4|webm)$/, "video"],
];

/** Adds up the bodies as the network carried them, each once: what came from the cache was paid for before. */
export async function kilobytes(page: Page): Promise<ReadonlyMap<Kind, number>> {
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

/** What of a page is too much. */
export async function excess(page: Page): Promise<string[]> {
  const totals = await kilobytes(page);
  const kinds = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  return kinds
    .filter((kind) => (totals.get(kind) ?? 0) > BUDGET[kind])
    .map((kind) => `${kind}: ${(totals.get(kind) ?? 0).toFixed(1)} kB`);
}
