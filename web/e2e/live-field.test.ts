import { expect, type Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { LAPTOP, MOVING, VIEWPORTS } from "./support/browser.ts";
import { focusStop } from "./support/focus.ts";
import { watchShifts } from "./support/layout.ts";
import { test } from "./support/test.ts";
import { trapReport } from "./support/trap.ts";

const CAUSES = 5;

const section = (page: Page) => page.locator('section[aria-labelledby="live-field"]');
const button = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });
const status = (page: Page) => section(page).getByRole("status");
const caption = (page: Page) => section(page).getByText(/lines compared in your browser/);

/** Opens a page and scrolls the section into view. */
async function approach(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await section(page).locator("img").scrollIntoViewIfNeeded();
}

/** Waits until the field is drawn, or with `false` no longer drawn. */
const drawn = (page: Page, is = true) =>
  page.locator(`section[aria-labelledby="live-field"][data-drawn="${is}"]`).waitFor();

/** Opens a page, scrolls the field into view and waits until it is drawn. */
async function reach(page: Page, path: string): Promise<void> {
  await approach(page, path);
  await drawn(page);
}

/** The amount that is still unexplained. */
const amount = (page: Page) => section(page).getByText("Unexplained", { exact: true }).first().locator("+ p");

/** Scrolls to a share of the pinned stage's travel. Returns the stage's upper and lower edge in the window. */
function scrollStage(page: Page, share: number): Promise<{ readonly top: number; readonly bottom: number }> {
  return amount(page).evaluate(async (element, part) => {
    let stage: Element | null = element;
    while (stage && getComputedStyle(stage).position !== "sticky") stage = stage.parentElement;
    const track = stage?.parentElement;
    if (!stage || !track) throw new Error("the stage is not pinned");
    const { top, height } = track.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height - innerHeight) * part, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const edges = stage.getBoundingClientRect();
    return { top: Math.round(edges.top), bottom: Math.round(edges.bottom) };
  }, share);
}

async function milliseconds(page: Page): Promise<number> {
  const text = (await caption(page).textContent()) ?? "";
  return Number(/in ([\d.]+) ms/.exec(text)?.[1]);
}

test("on a phone it compares, explains every cause and stops animating", async ({ open }) => {
  const { page, messages } = await open({ viewport: VIEWPORTS.phone, ...MOVING });
  const shifts = await watchShifts(page);
  await reach(page, "/products/govcubes");
  expect(await milliseconds(page)).toBeGreaterThan(0);
  // It may start between a look and a click, which then pauses it.
  await expect(async () => {
    if (await button(page, "Reconcile").isVisible()) await button(page, "Reconcile").click({ timeout: 1000 });
    await button(page, "Pause").or(button(page, "Start again")).waitFor({ timeout: 1000 });
  }).toPass();
  await button(page, "Start again").waitFor();
  await expect.poll(() => status(page).textContent()).toContain("the water is still");
  // A button's label changes when the field has settled.
  expect(await shifts()).toBeLessThan(0.001);
  expect(messages).toEqual([]);
});

test("is accessible on a phone, and an error planted with the keyboard is found in its line and removed again", async ({
  open,
}) => {
  const { page } = await open({ viewport: VIEWPORTS.phone, ...MOVING });
  await reach(page, "/products/govcubes");
  await section(page).getByText("The result as a table").click();
  expect(await violations(page)).toEqual([]);
  const slider = section(page).getByRole("slider");
  await slider.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const last = () => slider.evaluate((input: HTMLInputElement) => Number(input.max) - input.valueAsNumber);
  await expect.poll(last).toBeLessThanOrEqual(8);
  await button(page, "Plant an error here").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => status(page).textContent()).toMatch(/Found: line \d+, .+ in department \d+.+Why: /);
  await button(page, "Reconcile").or(button(page, "Start again")).first().waitFor();
});

test("every focused control has a visible indicator and is not covered", async ({ open }) => {
  const { page } = await open(MOVING);
  await reach(page, "/products/govcubes");
  const holdsFocus = () => section(page).evaluate((element) => element.contains(document.activeElement));
  await section(page).getByRole("button").first().focus();
  // The focus ring is only shown to keyboard users.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const names: string[] = [];
  for (; await holdsFocus(); await page.keyboard.press("Tab")) {
    const { name } = await focusStop(page);
    names.push(name);
    // Without reduced motion the page scrolls there smoothly.
    await expect.poll(async () => (await focusStop(page)).fault, { message: name }).toBeNull();
  }
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^input /),
      "button Plant an error here",
      expect.stringMatching(/^button (Reconcile|Pause|Start again)$/),
      expect.stringMatching(/^summary /),
    ]),
  );
});

test("with reduced motion the picture and the table are shown, and no module is requested", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await approach(page, "/products/govcubes");
  await section(page).getByRole("table").waitFor();
  expect(await section(page).locator("tbody tr").count()).toBe(CAUSES + 2);
  await section(page).getByText("Every cent is explained").waitFor();
  expect(await section(page).getByText("Press a column").count()).toBe(0);
  for (const cause of ["Retroactive pay", "Rounding rule"])
    await section(page).getByRole("listitem").filter({ hasText: cause }).waitFor();
  expect(await section(page).locator("canvas").count()).toBe(0);
  expect(await section(page).getByRole("button").count()).toBe(0);
  expect(requested.filter((url) => url.includes("reconcile"))).toEqual([]);
});

test("the unexplained amount runs down to zero while the stage fills the window", async ({ open }) => {
  const { page } = await open(MOVING);
  await reach(page, "/");
  const seen: string[] = [];
  for (const [share, named] of [
    [0.1, 0],
    [0.3, 1],
    [0.6, 3],
    [0.9, CAUSES],
  ] as const) {
    expect(await scrollStage(page, share)).toEqual({ top: 0, bottom: VIEWPORTS.desktop.height });
    const rows = section(page).locator('li[data-named="true"]');
    await expect.poll(() => rows.count()).toBe(named);
    let before = seen.at(-1) ?? "";
    if (before !== "") await expect.poll(() => amount(page).textContent()).not.toBe(before);
    const isAtRest = async () => {
      const last = before;
      before = (await amount(page).textContent()) ?? "";
      return before === last;
    };
    await expect.poll(isAtRest, { intervals: [1_500] }).toBe(true);
    seen.push(before);
  }
  const cents = seen.map((text) => Number(text.replace(/\D/g, "")));
  expect(cents).toEqual([...cents].sort((one, other) => other - one));
  expect(new Set(cents).size).toBe(cents.length);
  expect(seen.at(-1)).toBe("$\u00a00.00");
  expect(await section(page).getByText("Every cent is explained").boundingBox()).toMatchObject({
    y: expect.closeTo(VIEWPORTS.desktop.height / 4, -2),
  });
});

test("a planted error is found in the chosen department, and explained", async ({ open }) => {
  const { page } = await open(MOVING);
  await reach(page, "/");
  await scrollStage(page, 0.95);
  await expect.poll(() => amount(page).textContent()).toBe("$\u00a00.00");
  const slider = section(page).getByRole("slider");
  const columns = Number(await slider.getAttribute("max"));
  const first = await slider.getAttribute("aria-valuetext");
  await slider.fill(String(Math.round(columns * 0.55)));
  await expect.poll(() => slider.getAttribute("aria-valuetext")).not.toBe(first);
  const chosen = await slider.getAttribute("aria-valuetext");
  await button(page, "Plant an error here").click();
  await expect.poll(() => status(page).textContent()).toContain(`in ${chosen?.toLowerCase()}.`);
  await section(page)
    .locator('[aria-hidden="true"]')
    .getByText(/^Found: line/)
    .waitFor();
  await expect.poll(() => amount(page).textContent()).toBe("$\u00a00.00");
  // The grid has not changed since the visitor chose a column.
  expect(Number(await slider.getAttribute("max"))).toBe(columns);
  expect(await slider.getAttribute("aria-valuetext")).toBe(chosen);
});

test("the pinned stage fits every wide window", async ({ open }) => {
  for (const viewport of [LAPTOP, { width: 1024, height: 768 }, { width: 1920, height: 1080 }]) {
    const { page, close } = await open({ viewport, ...MOVING });
    await reach(page, "/");
    expect(await scrollStage(page, 0.95)).toEqual({ top: 0, bottom: viewport.height });
    const boxOf = async (name: string) => {
      const box = await section(page).getByText(name, { exact: true }).first().boundingBox();
      if (!box) throw new Error(`'${name}' is not shown`);
      return { top: box.y, bottom: box.y + box.height };
    };
    const [last, plant] = [await boxOf("Rounding rule"), await boxOf("Plant an error here")];
    expect((await section(page).getByRole("heading", { level: 2 }).last().boundingBox())?.y).toBeGreaterThan(
      80,
    );
    expect(last.bottom).toBeLessThan(plant.top);
    expect(plant.bottom, `in a window of ${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    await close();
  }
});

test("without JavaScript the picture and the table are shown", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/products/govcubes");
  await section(page)
    .getByRole("rowheader", { name: /^Retroactive pay/ })
    .waitFor();
  expect(await section(page).locator("img").isVisible()).toBe(true);
  expect(await section(page).getByRole("button").count()).toBe(0);
});

test("the focus goes to the table when the visitor turns on reduced motion", async ({ open }) => {
  const { page } = await open(MOVING);
  await reach(page, "/products/govcubes");
  await button(page, "Plant an error here").focus();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await button(page, "Plant an error here").waitFor({ state: "hidden" });
  // The section becomes shorter, and the page scrolls to it.
  await expect.poll(() => focusStop(page)).toEqual({ name: "summary The result as a table", fault: null });
});

test("a dragged column follows the pointer, and has an error after its release", async ({ open }) => {
  const { page } = await open(MOVING);
  await reach(page, "/products/govcubes");
  const canvas = section(page).locator("canvas");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the canvas is not shown");
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height * 0.6];
  await page.mouse.move(x, y);
  let before: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const last = before;
    before = await canvas.screenshot();
    return before.equals(last);
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
  expect(await status(page).textContent()).not.toMatch(/^Found: line/);
  await page.mouse.up();
  await expect.poll(() => status(page).textContent()).toMatch(/^Found: line/);
  const found = await status(page).textContent();
  // A press without a drag plants an error too.
  await page.mouse.click(box.x + box.width * 0.4, y);
  await expect.poll(() => status(page).textContent()).toMatch(/^Found: line/);
  await expect.poll(() => status(page).textContent()).not.toBe(found);
});

/** Runs a script before the field's own script, in its worker. */
async function runFirst(page: Page, script: string): Promise<void> {
  await page.route(/field-worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

test("a trap ends only the scene: it is reported, and picture and table remain", async ({ open }) => {
  const { page } = await open(MOVING);
  const trap = `{
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const result = await start(source, imports);
      const exports = { ...result.instance.exports };
      exports.livefield_plant = () => { throw new WebAssembly.RuntimeError("unreachable"); };
      return { module: result.module, instance: { exports } };
    };
  }\n`;
  await runFirst(page, trap);
  await reach(page, "/products/govcubes");
  const report = await trapReport(page, () => button(page, "Plant an error here").click());
  expect(report).toEqual({ route: "product", trap: "unreachable" });
  await page.locator('section[aria-labelledby="live-field"][data-ended="true"]').waitFor();
  expect(await section(page).getAttribute("data-drawn")).toBe("false");
  expect((await focusStop(page)).name).toBe("summary The result as a table");
  await section(page).getByText("The result as a table").click();
  // The rest of the page keeps its core.
  await page.goto("/contacts");
  await page.getByRole("button", { name: /^Country/ }).waitFor();
});

test("a browser without WebGL keeps the picture and logs nothing", async ({ open }) => {
  const { page, messages } = await open(MOVING);
  await runFirst(page, "OffscreenCanvas.prototype.getContext = () => null;\n");
  await approach(page, "/products/govcubes");
  await page.locator('section[aria-labelledby="live-field"][data-ended="true"]').waitFor();
  expect(await section(page).locator("img").isVisible()).toBe(true);
  expect(messages).toEqual([]);
});
