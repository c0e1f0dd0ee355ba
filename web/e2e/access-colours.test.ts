import { expect, type Locator } from "@playwright/test";
import { EVENT, openBooking } from "./support/booking.ts";
import { coreReady } from "./support/browser.ts";
import { walk } from "./support/focus.ts";
import { heading, menuButton, shellReady } from "./support/shell.ts";
import { type Open, test } from "./support/test.ts";

/** Opens a page with forced colours (Windows' contrast themes), which remove backgrounds and shadows but keep lines. */
const visit = async (open: Open, path: string) => {
  const watched = await open({ forcedColors: "active" });
  await watched.page.goto(path, { waitUntil: "networkidle" });
  return watched;
};

/** Returns the visible elements with neither a border of another colour than the page nor an outline. */
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

/** Returns the styles that distinguish a selected control from an unselected one. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopColor, borderTopWidth, backgroundColor } =
      getComputedStyle(element);
    return [outlineStyle, outlineWidth, borderTopColor, borderTopWidth, backgroundColor].join(" ");
  });

for (const path of ["/", "/career", "/oracle-ai-world-2027/book"]) {
  test(`every focused control on ${path} has a visible indicator`, async ({ open }) => {
    const { page } = await visit(open, path);
    const { stops, faults } = await walk(page, "Tab");
    expect(stops).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
}

test("fields and buttons have a visible border", async ({ open }) => {
  const { page } = await visit(open, "/contacts");
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
});

for (const path of ["/", "/contacts", "/ai-services/predictive-analytics"]) {
  test(`drawings have the colour of the text next to them on ${path}`, async ({ open }) => {
    const { page } = await visit(open, path);
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
  });
}

test("overlays are opaque", async ({ open }) => {
  const { page } = await visit(open, "/");
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
});

for (const [colorScheme, mark] of [
  ["light", "/media/brand/mark-on-light.svg"],
  ["dark", "/media/brand/mark-on-dark.svg"],
] as const) {
  test(`the logo contrasts with a ${colorScheme} ground`, async ({ open }) => {
    const { page } = await open({ forcedColors: "active", colorScheme });
    await page.goto("/products/corx");
    const shown = page.locator("header").first().locator('img[src*="brand/mark"]:visible');
    expect(await shown.evaluateAll((all) => all.map((image) => image.getAttribute("src")))).toEqual([mark]);
  });
}

test("the current page, the selected tab and the open list differ by more than colour", async ({ open }) => {
  const { page } = await visit(open, "/insights?tab=news");
  await shellReady(page);
  const tab = (id: string) => page.locator(`main nav a[href="/insights?tab=${id}"]`);
  expect(await look(tab("news"))).not.toBe(await look(tab("blog")));
  await heading(page, "Products").click();
  const list = page.getByRole("navigation", { name: "Main" }).locator("details[open] ul");
  expect(await edged(list)).toEqual([]);
});

test("a selected day and time look different from the others", async ({ open }) => {
  const { page } = await visit(open, `/${EVENT}`);
  const dialog = await openBooking(page);
  await dialog.getByRole("radio", { name: /12 Oct 2027/ }).check();
  const days = dialog.locator("label:has(input[name=date])");
  expect(await look(days.nth(0))).not.toBe(await look(days.nth(1)));
  expect(await edged(days)).toEqual([]);
  const slots = dialog.locator("label:has(input[name=time])");
  await slots.nth(3).locator("input").check();
  expect(await look(slots.nth(3))).not.toBe(await look(slots.nth(4)));
  expect(await edged(dialog)).toEqual([]);
});

test("the selected location and the current slide look different from the others", async ({ open }) => {
  const { page } = await visit(open, "/career");
  const chips = page.locator('#openings label:has(input[type="radio"])');
  expect(await look(chips.nth(0))).not.toBe(await look(chips.nth(1)));
  await page.goto("/", { waitUntil: "networkidle" });
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
});
