import { expect, type Page } from "@playwright/test";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { scrollWithin, section } from "./support/layout.ts";
import { atRest, frames, pauseRequests } from "./support/rest.ts";
import { test } from "./support/test.ts";

const frameShown = (page: Page) =>
  section(page, "workflow")
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => Number(canvas.dataset.frame ?? 0));

/** Returns the frame on the canvas once no request is pending and the frame no longer changes. */
async function frameAtRest(page: Page): Promise<number> {
  for (;;) {
    await atRest(page);
    const shown = await frameShown(page);
    await frames(page, 30);
    if ((await frameShown(page)) === shown) return shown;
  }
}

test.describe("the workflow film", () => {
  test("fetches failed frames again", async ({ open }) => {
    const { page } = await open(MOVING);
    let refused = 0;
    await page.route("**/media/frames/**", (route) => {
      if (route.request().resourceType() !== "fetch" || refused >= 5) return route.continue();
      refused += 1;
      return route.abort();
    });
    await page.goto("/about");
    await scrollWithin(page, "workflow", 0);
    await section(page, "workflow").getByText("The pictures could not be loaded").waitFor();
    await expect.poll(() => frameShown(page), { timeout: 15_000 }).toBe(1);
    await section(page, "workflow")
      .getByText("The pictures could not be loaded")
      .waitFor({ state: "detached" });
  });

  test("follows the scroll position in both directions with its line", async ({ open }) => {
    const { page, messages } = await open(MOVING);
    await page.goto("/about");
    await scrollWithin(page, "workflow", 0);
    await expect.poll(() => frameShown(page), { timeout: 15_000 }).toBe(1);
    /** Returns the length of the line along the steps, which advances even while a frame is held. */
    const run = () =>
      section(page, "workflow")
        .locator("li")
        .evaluateAll((steps) =>
          steps.reduce((sum, step) => sum + Number(getComputedStyle(step).getPropertyValue("--share")), 0),
        );
    let before = await run();
    for (const progress of [0.03, 0.06]) {
      await scrollWithin(page, "workflow", progress);
      await expect.poll(run).toBeGreaterThan(before + 0.1);
      before = await run();
    }
    const shown: number[] = [];
    for (const progress of [0.2, 0.4, 0.6, 0.8, 1, 0.7, 0.3, 0]) {
      await scrollWithin(page, "workflow", progress);
      shown.push(await frameAtRest(page));
      if (progress === 1) expect(await run()).toBe(5);
    }
    expect(shown.slice(0, 5)).toEqual([...shown.slice(0, 5)].sort((a, b) => a - b));
    expect(shown[4]).toBe(72);
    expect(shown.slice(4)).toEqual([...shown.slice(4)].sort((a, b) => b - a));
    expect(shown.at(-1)).toBe(1);
    expect(messages).toEqual([]);
  });

  test("shows a loading message until the step frames have loaded", async ({ open }) => {
    const { page } = await open(MOVING);
    const release = await pauseRequests(page, "**/media/frames/**");
    await page.goto("/about");
    await scrollWithin(page, "workflow", 0);
    await page.getByText("Loading images...").waitFor();
    release();
    await page.getByText("Loading images...").waitFor({ state: "detached" });
  });

  for (const [where, options] of [
    ["on a phone", { viewport: VIEWPORTS.phone, ...MOVING }],
    ["with reduced motion", { viewport: VIEWPORTS.desktop }],
    ["without scripts", { viewport: VIEWPORTS.desktop, javaScriptEnabled: false }],
  ] as const) {
    test(`${where} each step is next to its still`, async ({ open }) => {
      const { page } = await open(options);
      await page.goto("/about");
      for (const title of ["Relate", "Acclimate", "Innovate", "Simulate", "Elevate"]) {
        const step = section(page, "workflow").locator("li").filter({ hasText: title });
        await step.locator("img").scrollIntoViewIfNeeded();
        expect(await step.locator("img").isVisible()).toBe(true);
        expect(await step.locator("p").last().isVisible()).toBe(true);
        if (where !== "on a phone")
          expect(await step.evaluate((item) => getComputedStyle(item).opacity)).toBe("1");
      }
    });
  }
});

test("the statements appear one after another while the section is pinned", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/about");
  for (const [progress, title] of [
    [0.1, "Our Vision"],
    [0.5, "Our Approach"],
    [0.9, "Commitment to Value"],
  ] as const) {
    await scrollWithin(page, "vision", progress);
    await section(page, "vision").getByRole("heading", { name: title }).waitFor({ state: "visible" });
    await expect
      .poll(() => section(page, "vision").locator('article[data-active="true"] h3').textContent())
      .toBe(title);
  }
});

test("the field changes its form with each statement", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/about");
  const forms = await section(page, "vision")
    .locator("article img")
    .evaluateAll((all) => all.map((form) => form.getAttribute("src")));
  expect(new Set(forms).size).toBe(forms.length);
  await page.mouse.move(10, 10);
  await scrollWithin(page, "vision", 0);
  const field = section(page, "vision").locator("[data-field] canvas");
  const drawn = async () => (await field.screenshot()).toString("base64");
  await field.waitFor();
  // The still leaves once the field is drawn.
  await section(page, "vision").locator("[data-field] img").waitFor({ state: "detached" });
  let before = await drawn();
  for (const progress of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
    await scrollWithin(page, "vision", progress);
    await expect.poll(drawn).not.toBe(before);
    before = await drawn();
  }
});

test("the leaders' buttons are disabled at both ends of the track", async ({ page }) => {
  await page.goto("/about");
  const leaders = section(page, "leadership");
  const next = leaders.getByRole("button", { name: "Next leaders" });
  const previous = leaders.getByRole("button", { name: "Previous leaders" });
  await leaders.scrollIntoViewIfNeeded();
  await expect.poll(() => previous.isDisabled()).toBe(true);
  await next.click();
  await expect.poll(() => leaders.locator("ul").evaluate((track) => track.scrollLeft)).toBeGreaterThan(250);
  await expect.poll(() => previous.isEnabled()).toBe(true);
  await leaders
    .locator("ul")
    .evaluate((track) => track.scrollTo({ left: track.scrollWidth, behavior: "instant" }));
  await next.focus();
  await expect.poll(() => next.isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  await expect(next).toBeFocused();
});

test("testimonials wrap at both ends and follow dots", async ({ page }) => {
  await page.goto("/about");
  const testimonials = page.getByRole("region", { name: "Trusted By Industry Leaders" }).last();
  const current = () => testimonials.locator('[aria-current="true"]').getAttribute("aria-label");
  await testimonials.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await testimonials.getByRole("button", { name: "Previous testimonial" }).click();
      return current();
    })
    .toBe("Show testimonial 5");
  await testimonials.getByRole("button", { name: "Next testimonial" }).click();
  expect(await current()).toBe("Show testimonial 1");
  await testimonials.getByRole("button", { name: "Show testimonial 3" }).click();
  expect(await current()).toBe("Show testimonial 3");
});
