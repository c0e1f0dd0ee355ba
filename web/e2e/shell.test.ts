import { expect } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { idle } from "./support/rest.ts";
import { gotoShell, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

test.describe("the shell", () => {
  test("the bar is painted only after it has been parsed completely", async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/");
    const logo = page.locator("header a").first();
    expect(await logo.isVisible()).toBe(true);
    await page.locator("header > div > details").evaluate((menu) => menu.remove());
    expect(await logo.isVisible()).toBe(false);
  });

  test("the footer has the call to action, four offices, the year, and five bars that stop moving", async ({
    page,
  }) => {
    await gotoShell(page, "/career");
    const footer = page.locator("footer");
    await footer.getByText("Created for you, trusted by teams, scalable with the brand.").waitFor();
    expect(await footer.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/contacts");
    expect(await footer.locator("h3").allInnerTexts()).toEqual(["USA", "Kochi", "Bengaluru", "Dubai"]);
    expect(await footer.locator('a[href^="mailto:"]').count()).toBe(4);
    expect(await footer.locator('a[href^="tel:"]').count()).toBe(4);
    await footer.getByText(`© ${new Date().getFullYear()}`).waitFor();
    const bars = footer.locator('[aria-hidden="true"] > span');
    expect(await bars.count()).toBe(5);
    const animations = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).animationName));
    expect(new Set(animations)).toEqual(new Set(["none"]));
  });

  test("the footer's lists are open columns, or disclosure widgets on a phone", { tag: "@phone" }, async ({
    page,
    viewport,
  }) => {
    await gotoShell(page, "/career");
    const footer = page.locator("footer");
    const link = footer.getByRole("link", { name: "Generative AI" });
    const opener = footer.locator("summary", { hasText: "Services" });
    const phone = viewport.width < 768;
    expect([await opener.isVisible(), await link.isVisible()]).toEqual([phone, !phone]);
    expect(await footer.getByRole("navigation", { name: "Services" }).count()).toBe(1);
    expect(await footer.getByRole("heading", { name: "Services" }).count()).toBe(phone ? 0 : 1);
    if (phone) {
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(viewport.height);
      await opener.focus();
      await page.keyboard.press("Enter");
      await link.waitFor();
    }
  });

  test("the footer's tab links scroll to the top, also on the hub itself", async ({ page, messages }) => {
    await gotoShell(page, "/insights?tab=events");
    const footer = page.locator("footer");
    for (const [name, tab] of [
      ["News", "news"],
      ["Blogs", "blog"],
      ["Events", "events"],
    ] as const) {
      await footer.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**/insights?tab=${tab}`);
      await page.waitForFunction(() => scrollY === 0);
    }
    expect(messages).toEqual([]);
  });

  test("a new page starts at the top, has the focus and is announced", async ({ page }) => {
    await gotoShell(page, "/about");
    // The page ends with a banner, so the footer has no second call to action.
    await page.getByText("Created for you, trusted by teams, scalable with the brand.").waitFor();
    expect(await page.getByRole("link", { name: "Get Started" }).count()).toBe(1);
    await page.locator("footer").getByRole("link", { name: "Careers" }).click();
    await page.waitForURL("**/career");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const title = await page.title();
    expect(await page.locator('[aria-live="polite"]').allInnerTexts()).toContain(title);
    await page.goBack();
    await page.waitForURL("**/about");
    await page.waitForFunction((old) => document.title !== old, title);
  });
});

test.describe("pages fade into one another", () => {
  for (const [reducedMotion, fades] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    test(`with reduced motion '${reducedMotion}': ${fades}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: VIEWPORTS.desktop, reducedMotion });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.addInitScript(() => {
        const start = document.startViewTransition?.bind(document);
        if (!start) return;
        document.startViewTransition = (options) => {
          (window as { transitions?: number }).transitions =
            ((window as { transitions?: number }).transitions ?? 0) + 1;
          return start(options);
        };
      });
      await page.goto("/contacts");
      await shellReady(page);
      await page.locator("footer").getByRole("link", { name: "Careers" }).click();
      await page.waitForURL("**/career");
      await page.waitForFunction(() => document.activeElement?.tagName === "H1");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const transitions = await page.evaluate(() => (window as { transitions?: number }).transitions ?? 0);
      expect(transitions > 0).toBe(fades);
      // A transition that interrupts another is harmless.
      for (const name of ["About Us", "Accessibility", "Careers"]) {
        await page.locator("footer").getByRole("link", { name, exact: true }).dispatchEvent("click");
      }
      await page.waitForURL("**/career");
      await idle(page);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
});

test("the bar is 64 px high on a scrolled page", async ({ page }) => {
  await gotoShell(page, "/career");
  const ground = () =>
    page
      .getByRole("banner")
      .evaluate((header) => Number.parseFloat(getComputedStyle(header, "::before").height));
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await page.locator('header[data-scrolled="true"]').waitFor();
  expect(await ground()).toBe(64);
  // Presses below the bar reach the page.
  const below = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 76)?.closest("header"));
  expect(below).toBeNull();
});

test("without JavaScript the bar stays at the top of the page", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/search");
  const header = page.locator("header").first();
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe("absolute");
  const shown = header.locator("a").first().locator("img:visible");
  expect(await shown.getAttribute("src")).toBe("/media/brand/mark-on-light.svg");
});

test("the scrolled bar stays dark over a light section", async ({ page }) => {
  await page.goto("/about");
  await page.mouse.move(10, 10);
  await page.locator("header[data-live='true']").waitFor();
  const light = page.locator('main > [data-ground="paper"]').first();
  await light.evaluate((section) => {
    scrollTo({ top: section.getBoundingClientRect().top + scrollY + 100, behavior: "instant" });
  });
  await page.locator("header[data-scrolled='true']").waitFor();
  await idle(page);
  // The bar's left end, which is empty, down to its lower edge.
  const bar = await page.screenshot({ clip: { x: 0, y: 0, width: 20, height: 60 } });
  const red = await page.evaluate(async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const context = Object.assign(document.createElement("canvas"), { width: 20, height: 60 }).getContext(
      "2d",
    );
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, 20, 60) ?? {};
    return Math.max(...Array.from(data).filter((_, at) => at % 4 === 0));
  }, bar.toString("base64"));
  // Slate has more red than deep teal.
  expect(red).toBeLessThan(32);
});
