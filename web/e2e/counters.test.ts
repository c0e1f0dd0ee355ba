import { expect, type Page } from "@playwright/test";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

const [path, name, ends] = ["/about", "who-we-are", ["50+", "100+", "6+", "5+"]] as const;

/** The texts of a counter, frame by frame, without consecutive duplicates. */
interface Drawn {
  texts: string[];
  readonly widths: Set<number>;
}

interface FiguresWindow extends Window {
  drawn?: Drawn[];
}

const counters = (page: Page, name: string) => page.locator(`section[aria-labelledby="${name}"] dd > span`);

/** Records the visible text of each counter: the overlay's number or the end value. */
async function watchCounters(page: Page, name: string): Promise<void> {
  await page.addInitScript((section) => {
    const own = window as FiguresWindow;
    const drawn: Drawn[] = [0, 1, 2, 3].map(() => ({ texts: [], widths: new Set() }));
    own.drawn = drawn;
    const look = () => {
      document.querySelectorAll(`section[aria-labelledby="${section}"] dd > span`).forEach((counter, at) => {
        const end = counter.firstElementChild;
        const over = getComputedStyle(counter, "::before").content;
        const text = end?.checkVisibility({ opacityProperty: true })
          ? end.textContent
          : /"([^"]*)"/.exec(over)?.[1];
        if (drawn[at]?.texts.at(-1) !== text) drawn[at]?.texts.push(text ?? "");
        drawn[at]?.widths.add(counter.getBoundingClientRect().width);
      });
      requestAnimationFrame(look);
    };
    document.addEventListener("DOMContentLoaded", look);
  }, name);
}

/** Clears the recorded widths, which may have been measured with the fallback font. */
function forgetWidths(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const { widths } of (window as FiguresWindow).drawn ?? []) widths.clear();
  });
}

/** Returns the texts recorded so far and clears them. */
function drainTexts(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    ((window as FiguresWindow).drawn ?? []).map((counter) => {
      const { texts } = counter;
      counter.texts = texts.slice(-1);
      return texts;
    }),
  );
}

test("figures start at 0 and count up once in view", async ({ open }) => {
  const { page } = await open(MOVING);
  await watchCounters(page, name);
  await page.goto(path);
  await forgetWidths(page);
  await page.mouse.move(10, 10);
  await page.locator(`section[aria-labelledby="${name}"] [data-count="counting"]`).first().waitFor();
  expect((await drainTexts(page)).map((texts) => texts[0])).toEqual(["0+", "0+", "0+", "0+"]);
  await counters(page, name).first().scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (expected) => (window as FiguresWindow).drawn?.every(({ texts }, at) => texts.at(-1) === expected[at]),
    ends,
    { timeout: 10_000 },
  );
  for (const texts of await drainTexts(page)) {
    const numbers = texts.map((text) => Number.parseInt(text, 10));
    expect(texts).toEqual(numbers.map((number) => `${number}+`));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(2);
  }
  const widths = await page.evaluate(() =>
    ((window as FiguresWindow).drawn ?? []).map((counter) => counter.widths.size),
  );
  expect(widths).toEqual([1, 1, 1, 1]);
});

for (const [where, options] of [
  ["without scripts", { viewport: VIEWPORTS.desktop, ...MOVING, javaScriptEnabled: false }],
  ["with reduced motion", { viewport: VIEWPORTS.desktop }],
] as const) {
  test(`figures show their end value ${where}`, async ({ open }) => {
    const { page } = await open(options);
    await page.goto(path, { waitUntil: "load" });
    const shown = await counters(page, name).evaluateAll((found) =>
      found.map((counter) => [
        counter.textContent,
        counter.firstElementChild?.checkVisibility({ opacityProperty: true }),
        getComputedStyle(counter, "::before").content,
      ]),
    );
    expect(shown).toEqual(ends.map((end) => [end, true, "none"]));
  });
}

test("figures show their end value when the core does not load", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(path);
  await expect
    .poll(
      () =>
        counters(page, name).evaluateAll((found) =>
          found.map((counter) => counter.firstElementChild?.checkVisibility({ opacityProperty: true })),
        ),
      { timeout: 15_000 },
    )
    .toEqual([true, true, true, true]);
});
