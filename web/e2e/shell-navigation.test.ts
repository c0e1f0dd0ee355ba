import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { pauseRequests } from "./support/rest.ts";
import { focused, gotoShell, heading, openLists, openShell, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

const PATH = "/cloud-services/cloud-technology";

test.describe("the navigation bar", () => {
  test.beforeEach(async ({ page }) => {
    await gotoShell(page, PATH);
  });

  test("has at most one open list, which its heading closes, and is accessible", async ({
    page,
    messages,
  }) => {
    await expectAccessible(page);
    await heading(page, "AI Services").click();
    expect(await openLists(page)).toEqual(["AI Services"]);
    await expectAccessible(page);
    await heading(page, "Products").click();
    expect(await openLists(page)).toEqual(["Products"]);
    // Only a press right after the pointer has opened a list keeps it open; any other press toggles it.
    await heading(page, "Products").click();
    expect(await openLists(page)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test("has lists of at most 600 and 250 px that fit the window", async ({ page }) => {
    for (const width of [768, 820, 900, 1023, 1024, 1150, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, most] of [
        ["AI Services", 600],
        ["Cloud Services", 600],
        ["Products", 250],
        ["Industries", 250],
        ["Insights", 250],
      ] as const) {
        await heading(page, name).focus();
        await page.keyboard.press("Enter");
        const box = await page
          .getByRole("navigation", { name: "Main" })
          .locator("details[open] ul")
          .boundingBox();
        expect(box?.width).toBeLessThanOrEqual(most);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        await page.keyboard.press("Escape");
      }
    }
  });

  test("closes on a press outside and when the focus leaves", async ({ page }) => {
    await heading(page, "Industries").click();
    await page.locator("main h1").click();
    expect(await openLists(page)).toEqual([]);
    await heading(page, "Insights").focus();
    await page.keyboard.press("Enter");
    expect(await openLists(page)).toEqual(["Insights"]);
    await page.getByRole("link", { name: "About Us" }).first().focus();
    expect(await openLists(page)).toEqual([]);
  });

  test("closes when an item is chosen, and highlights the section", async ({ page }) => {
    await heading(page, "Products").click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^CORX/ }).click();
    await page.waitForURL("**/products/corx");
    expect(await openLists(page)).toEqual([]);
    const highlighted = page.getByRole("navigation", { name: "Main" }).locator("summary[aria-current]");
    await expect(highlighted).toHaveText(["Products"]);
    // Choosing the current page closes the list too.
    await heading(page, "Products").click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^CORX/ }).click();
    expect(await openLists(page)).toEqual([]);
  });

  test("opens for a resting pointer, not for a passing one, and waits for its return", async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Main" });
    const pass = async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error("the target is not shown");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    };
    // Controls the clock, so that the pointer's delays do not depend on the machine's speed.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await pass(heading(page, "AI Services"));
    await pass(page.locator("main h1"));
    await page.clock.runFor(400);
    expect(await openLists(page)).toEqual([]);
    await pass(heading(page, "AI Services"));
    await page.clock.runFor(400);
    await expect.poll(() => openLists(page)).toEqual(["AI Services"]);
    await heading(page, "AI Services").click();
    expect(await openLists(page)).toEqual(["AI Services"]);
    await pass(bar.getByRole("link", { name: /^Agentic/ }));
    await page.clock.runFor(400);
    expect(await openLists(page)).toEqual(["AI Services"]);
  });

  test("changes its style above a scroll position of 100 px", async ({ page }) => {
    const header = page.locator("header").first();
    for (const [y, scrolled] of [
      [100, "false"],
      [101, "true"],
      [40, "false"],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await page.waitForFunction(
        (value) => document.querySelector("header")?.dataset.scrolled === value,
        scrolled,
      );
      expect(await header.getAttribute("data-scrolled")).toBe(scrolled);
    }
  });

  test("has dark text and the dark logo over a light page", async ({ page }) => {
    await page.goto("/search");
    await page.locator('header[data-ground="paper"]').waitFor();
    const shown = page.locator("header a").first().locator("img:visible");
    expect(await shown.getAttribute("src")).toBe("/media/brand/mark-on-light.svg");
    await page.goto(PATH);
    expect(await shown.getAttribute("src")).toBe("/media/brand/mark-on-dark.svg");
  });

  test("stays at the top of the page in print", async ({ page }) => {
    const position = () =>
      page
        .locator("header")
        .first()
        .evaluate((bar) => getComputedStyle(bar).position);
    await shellReady(page);
    expect(await position()).toBe("fixed");
    await page.emulateMedia({ media: "print" });
    expect(await position()).toBe("absolute");
  });

  test("keeps a list open when the pointer leaves while the focus is in it", async ({ page }) => {
    await heading(page, "Products").hover();
    await expect.poll(() => openLists(page)).toEqual(["Products"]);
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^CORX/ });
    await heading(page, "Products").focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.mouse.move(600, 700);
    await page.waitForTimeout(600);
    expect(await openLists(page)).toEqual(["Products"]);
    await expect(link).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await openLists(page)).toEqual([]);
  });

  test("shows the pill's text from 1150 px on, and always has its name", async ({ page }) => {
    const pill = page
      .locator("header")
      .first()
      .getByRole("link", { name: "Contact Us", exact: true })
      .first();
    for (const [width, text] of [
      [1149, false],
      [1150, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const box = await pill.locator("span").boundingBox();
      expect((box?.width ?? 0) > 1).toBe(text);
      expect(await pill.getAttribute("href")).toBe("/contacts");
    }
  });
});

/** The widths at which the bar changes, and some in between. */
const WIDTHS = [768, 820, 900, 1023, 1024, 1100, 1149, 1150, 1279, 1280, 1440];

test("the bar is visible with all its parts from 768 px on", async ({ page }) => {
  await gotoShell(page, PATH);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const header = document.querySelector("header");
      const navigation = header?.querySelector("nav");
      if (!header || !navigation) return null;
      const headings = [...navigation.querySelectorAll("ul > li > details > summary, nav > ul > li > a")];
      const controls = [...header.querySelectorAll("a, summary")].filter(
        (control) => control.checkVisibility() && !control.closest("dialog, details > div"),
      );
      const boxes = controls.map(boxOf);
      return {
        height: boxOf(header).height,
        room: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        headings: headings.map((heading) => heading.textContent?.trim()),
        rows: new Set(headings.map((heading) => Math.round(boxOf(heading).top))).size,
        outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
        overlaps: boxes.filter((one, index) =>
          boxes.some(
            (other, at) =>
              at > index &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
        ).length,
        small: boxes.filter((box) => Math.min(box.width, box.height) < 24).length,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    expect({ width, ...bar }).toMatchObject({
      width,
      headings: [
        "AI Services",
        "Cloud Services",
        "Products",
        "Industries",
        "Insights",
        "About Us",
        "Careers",
        "Privacy Policy",
      ],
      rows: 1,
      outside: 0,
      overlaps: 0,
      small: 0,
      sideways: 0,
    });
    // A link to a fragment scrolls its target to a position below the bar.
    expect(bar?.height).toBeLessThanOrEqual(bar?.room ?? 0);
    expect(bar?.height).toBeLessThan(100);
    expect(await page.getByRole("navigation", { name: "Main" }).locator("summary svg:visible").count()).toBe(
      5,
    );
  }
});

test("on a tablet every control of the bar can be reached with the keyboard", async ({ open }) => {
  const { page } = await openShell(open, PATH, {
    viewport: {
      width: 768,
      height: 1024,
    },
  });
  await page.locator("header a").first().focus();
  const names: string[] = [];
  for (let stop = 0; stop < 11; stop += 1) {
    await page.keyboard.press("Tab");
    names.push(await focused(page));
  }
  expect(names).toEqual([
    "AI Services",
    "Cloud Services",
    "Products",
    "Industries",
    "Insights",
    "About Us",
    "Careers",
    "Privacy Policy",
    "Search",
    "Contact Us",
    "Menu",
  ]);
  await heading(page, "Insights").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toContain("Blogs");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/insights?tab=blog");
  const current = page.getByRole("navigation", { name: "Main" }).locator("a[aria-current]");
  await expect(current).toHaveAttribute("href", "/insights?tab=blog");
});

test("in a low or narrow window the lists stay in the scrolled bar", async ({ page }) => {
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
    { width: 1024, height: 478 },
  ]) {
    await page.setViewportSize(viewport);
    await gotoShell(page, PATH);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await page.locator('header[data-scrolled="true"]').waitFor();
    await heading(page, "Industries").click();
    expect(await openLists(page)).toEqual(["Industries"]);
  }
});

test("without JavaScript the lists open one at a time, and their links work", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(PATH);
  await heading(page, "AI Services").click();
  await heading(page, "Industries").click();
  expect(await openLists(page)).toEqual(["Industries"]);
  await page
    .getByRole("link", { name: /^Utilities/ })
    .first()
    .click();
  await page.waitForURL("**/industries/utilities");
});

test("a list opened before the core loaded stays open, and closes with one press", async ({ page }) => {
  const release = await pauseRequests(page, "**/*.wasm");
  await page.clock.install();
  await page.goto(PATH);
  await page.waitForLoadState("load");
  await heading(page, "Industries").click();
  // The pointer returns to a list that is already open, so the press below is not taken for the same intent.
  await page.mouse.move(600, 600);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await heading(page, "Industries").hover();
  await page.clock.runFor(200);
  expect(await openLists(page)).toEqual(["Industries"]);
  release();
  await page.clock.resume();
  await shellReady(page);
  expect(await openLists(page)).toEqual(["Industries"]);
  await heading(page, "Industries").click();
  expect(await openLists(page)).toEqual([]);
});
