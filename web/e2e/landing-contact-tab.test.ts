import { expect } from "@playwright/test";
import { test } from "./support/test.ts";

const LANDING = "/oracle-ai-world-2027";

test("the contact tab doesn't cover the content, and session times stay in one line", async ({ page }) => {
  await page.goto(LANDING);
  const tab = page.locator(`a[href="${LANDING}/contact"]`).last();
  await tab.waitFor();
  for (const width of [768, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const left = (await tab.boundingBox())?.x ?? 0;
    expect(left, `at ${width} px`).toBeGreaterThan(0);
    // The tab is fixed while the content scrolls, so only the content's right edge matters.
    const reaching = await page.evaluate(
      ([edge, own]) =>
        [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, article, a, button, img)")]
          .filter((element) => !element.closest(`a[href="${own}"]`) && element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().right > edge)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
      [left, `${LANDING}/contact`] as const,
    );
    expect(reaching, `at ${width} px`).toEqual([]);
  }
  const time = page.locator("section", { has: page.locator("#highlights") }).getByText(/02:00 PM/);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await time.first().evaluate((text) => text.getClientRects().length);
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test("on a phone the contact tab has its own strip, below the last line", async ({ open }) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(LANDING);
  const strip = page.locator("main > :last-child");
  await strip.getByRole("link", { name: "Contact Us" }).waitFor();
  const box = await strip.boundingBox();
  expect({ left: box?.x, width: box?.width, bottom: (box?.y ?? 0) + (box?.height ?? 0) }).toEqual({
    left: 0,
    width: 390,
    bottom: 844,
  });
  expect(box?.height).toBeLessThan(80);
  expect(await strip.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const [last, place] = await page.evaluate(() => {
    const links = [...document.querySelectorAll("main > :nth-last-child(2) a")];
    const strip = document.querySelector("main > :last-child");
    return [links.at(-1)?.getBoundingClientRect().bottom ?? 0, strip?.getBoundingClientRect().top ?? 0];
  });
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThanOrEqual(place);
});
