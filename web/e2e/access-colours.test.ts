import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { EVENT, openBooking } from "./support/booking.ts";
import { coreReady, open, VIEWPORTS } from "./support/browser.ts";
import { walk } from "./support/focus.ts";
import { heading, menuButton, shellReady } from "./support/shell.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite();

/** With the visitor's own few colours (Windows' contrast themes): backgrounds and shadows go, lines have to say it all. */
const visit = async (path: string) => {
  const watched = await open(site.browser, { viewport: VIEWPORTS.desktop, forcedColors: "active" });
  await watched.page.goto(site.server.origin + path, { waitUntil: "networkidle" });
  return watched;
};

/** Returns true when a line of sufficient contrast runs along an edge of the box, or around it. */
const edged = (locator: Locator) =>
  locator.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        const ground = getComputedStyle(document.body).backgroundColor;
        const line = (["Top", "Bottom"] as const).some(
          (edge) =>
            style[`border${edge}Style`] !== "none" &&
            Number.parseFloat(style[`border${edge}Width`]) >= 1 &&
            style[`border${edge}Color`] !== ground,
        );
        const outline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
        return !line && !outline;
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  );

/** The visible difference between a selected control and an unselected one. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopColor, borderTopWidth, backgroundColor } =
      getComputedStyle(element);
    return [outlineStyle, outlineWidth, borderTopColor, borderTopWidth, backgroundColor].join(" ");
  });

test.each(["/", "/contacts", "/career", "/search?q=payroll", "/oracle-ai-world-2027/book"])(
  "the focus shows everywhere on %s",
  async (path) => {
    const { page, close } = await visit(path);
    const { stops, faults } = await walk(page, "Tab");
    expect(stops).toBeGreaterThan(5);
    expect(faults).toEqual([]);
    await close();
  },
);

test("fields, and buttons that look like buttons, have an edge", async () => {
  const { page, close } = await visit("/contacts");
  await coreReady(page);
  await page.locator("button[type=submit]").click();
  await page.getByRole("alert").waitFor();
  const controls = page
    .locator("form")
    .locator("input[type=text], input[type=email], textarea, button[type=submit]");
  expect(await controls.count()).toBeGreaterThan(4);
  expect(await edged(controls)).toEqual([]);
  expect(await edged(page.getByRole("alert"))).toEqual([]);
  expect(await edged(page.locator("footer").getByRole("link", { name: "Get Started" }))).toEqual([]);
  await close();
});

test.each(["/", "/contacts", "/ai-services/predictive-analytics"])(
  "drawings have the colour of the words beside them on %s",
  async (path) => {
    const { page, close } = await visit(path);
    if (path === "/contacts") {
      await coreReady(page);
      await page.locator("button[type=submit]").click();
      await page.getByRole("alert").waitFor();
    }
    const colours = (shapes: readonly Element[]) =>
      shapes
        .filter((shape) => shape.checkVisibility())
        .flatMap((shape) => {
          const own = getComputedStyle(shape);
          const words = getComputedStyle(shape.closest("svg")?.parentElement ?? shape).color;
          return [own.color, own.stroke, own.fill].filter(
            (colour) => /^rgb\(/.test(colour) && colour !== words,
          );
        });
    const shapes = page.locator("main svg :is(path, line, circle, rect, polyline)");
    expect(await shapes.count()).toBeGreaterThan(0);
    expect(await shapes.evaluateAll(colours)).toEqual([]);
    await close();
  },
);

test("what lies over the page covers it", async () => {
  const { page, close } = await visit("/");
  await shellReady(page);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  await heading(page, "Products").click();
  expect(await ground(page.getByRole("navigation", { name: "Main" }).locator("details[open] ul"))).toBe(
    canvas,
  );
  await page.keyboard.press("Escape");
  for (const open of [() => page.keyboard.press("Control+k"), () => menuButton(page).click()]) {
    await open();
    const dialog = page.locator("dialog:modal");
    await dialog.waitFor();
    expect(await ground(dialog)).toBe(canvas);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await close();
});

test.each([
  ["light", "/media/brand/mark-dark.svg"],
  ["dark", "/media/brand/mark-light.svg"],
] as const)("the mark stands out from a %s ground", async (colorScheme, mark) => {
  const { page, close } = await open(site.browser, {
    viewport: VIEWPORTS.desktop,
    forcedColors: "active",
    colorScheme,
  });
  await page.goto(`${site.server.origin}/products/corx`);
  const shown = page.locator("header").first().locator('img[src*="brand/mark"]:visible');
  expect(await shown.evaluateAll((all) => all.map((image) => image.getAttribute("src")))).toEqual([mark]);
  await close();
});

test("the page shown, the tab chosen and the list that is open are told apart by more than colour", async () => {
  const { page, close } = await visit("/insights?tab=news");
  await shellReady(page);
  const tab = (id: string) => page.locator(`main nav a[href="/insights?tab=${id}"]`);
  expect(await look(tab("news"))).not.toBe(await look(tab("blog")));
  await heading(page, "Products").click();
  const list = page.getByRole("navigation", { name: "Main" }).locator("details[open] ul");
  expect(await edged(list)).toEqual([]);
  await close();
});

test("a chosen day and time can be told from the others", async () => {
  const { page, close } = await visit(`/${EVENT}`);
  const dialog = await openBooking(page);
  await dialog.getByRole("radio", { name: /12 Oct 2027/ }).check();
  const days = dialog.locator("label:has(input[name=date])");
  expect(await look(days.nth(0))).not.toBe(await look(days.nth(1)));
  expect(await edged(days)).toEqual([]);
  const slots = dialog.locator("label:has(input[name=time])");
  await slots.nth(3).locator("input").check();
  expect(await look(slots.nth(3))).not.toBe(await look(slots.nth(4)));
  expect(await edged(dialog)).toEqual([]);
  await close();
});

test("the chosen place of work and the slide shown can be told from the others", async () => {
  const { page, close } = await visit("/career");
  const chips = page.locator('#openings label:has(input[type="radio"])');
  expect(await look(chips.nth(0))).not.toBe(await look(chips.nth(1)));
  await page.goto(site.server.origin, { waitUntil: "networkidle" });
  const dots = page.getByRole("button", { name: /^Show slide/ });
  expect(await look(dots.nth(0))).not.toBe(await look(dots.nth(1)));
  const lines = await dots.evaluateAll((all) =>
    all.map((dot) => [
      getComputedStyle(dot, "::before").backgroundColor,
      getComputedStyle(dot).backgroundColor,
    ]),
  );
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const [line, ground] of lines) {
    expect(line).not.toBe(ground);
    expect(line).not.toBe(canvas);
  }
  await close();
});
