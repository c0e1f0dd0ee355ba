import { expect } from "@playwright/test";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { section } from "./support/layout.ts";
import { test } from "./support/test.ts";

const FAW = "/cloud-services/faw-xcelerator";

test.describe("on each device", { tag: "@phone" }, () => {
  test("the circle turns in both directions and to any reason", async ({ page, messages, device }) => {
    await page.goto(FAW);
    const circle = section(page, "circle");
    await circle.scrollIntoViewIfNeeded();
    const activeTitles = () => circle.locator('[data-active="true"] h3').allTextContents();
    expect(await activeTitles()).toEqual(["7+ FAW specialists"]);
    // The first press may precede the core.
    await expect
      .poll(async () => {
        await circle.getByRole("button", { name: "Previous reason" }).click();
        return activeTitles();
      })
      .toEqual(["A fixed scope and a date"]);
    await circle.getByRole("button", { name: "Next reason" }).click();
    await expect.poll(activeTitles).toEqual(["7+ FAW specialists"]);
    const last = circle.getByRole("button", { name: "Reconciled, then released" });
    // There is room for its name next to the ring.
    const nameWidth = await last.getByText("Reconciled").evaluate((name) => name.clientWidth);
    expect(nameWidth > 100).toBe(device === "desktop");
    await last.press("Enter");
    await expect.poll(activeTitles).toEqual(["Reconciled, then released"]);
    expect(messages).toEqual([]);
  });

  test("the four steps open one after another, and are swiped on a phone", async ({ open, device }) => {
    const { page } = await open(MOVING);
    await page.goto(FAW);
    const help = section(page, "thrive");
    const cards = help.locator("ol > li");
    await cards.first().scrollIntoViewIfNeeded();
    if (device === "phone") {
      const list = help.locator("ol");
      expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(
        600,
      );
      await list.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      return;
    }
    const current = help.locator('[aria-current="true"]');
    await expect(current).toHaveText("Choose the first questions");
    await help.getByRole("button", { name: "Make it yours" }).click();
    await expect(current).toHaveText("Make it yours");
    // The panel is still in the window, and shows the text and the record of the step.
    await expect(cards.last().locator("p").last()).toHaveCSS("opacity", "1");
    await expect(cards.last().locator("figure")).toHaveCSS("opacity", "1");
    await expect(cards.first().locator("figure")).toHaveCSS("opacity", "0");
    await expect(help.getByRole("button", { name: "Choose the first questions" })).toBeInViewport();
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, -150);
    await expect(current).toHaveText("Shape it with users");
    await help.getByRole("button", { name: "Connect and check" }).focus();
    await expect(current).toHaveText("Connect and check");
  });

  test("pillars and steps fold up on a phone only", async ({ page, device }) => {
    await page.goto(FAW);
    for (const [name, text] of [
      ["pillars", "Every answer names the subject area it came from."],
      ["delivery", "Cut-over follows a script that has been rehearsed."],
    ] as const) {
      const last = section(page, name)
        .locator("li")
        .filter({ has: page.getByText(text) })
        .last();
      const words = last.getByText(text);
      if (device === "phone") {
        await expect(words).toBeHidden();
        await last.locator("summary").click();
      }
      await expect(words).toBeVisible();
      // On a desktop it cannot be closed.
      if (device === "desktop") await last.locator("summary").click();
      await expect(words).toBeVisible();
    }
  });
});

test("the call to action fills in the contact form and names the page", async ({ page }) => {
  await page.goto(FAW);
  await page.getByRole("link", { name: "Request a Consultation" }).click();
  await page.waitForURL(/\/contacts\?/);
  expect(new URL(page.url()).searchParams.get("from")).toBe(FAW);
  await expect.poll(() => page.locator('[name="service"]').inputValue()).toBe("FAW Xcelerator");
});

test("three other services are shown next to the fixed card, and the window wraps", async ({ page }) => {
  await page.goto(FAW);
  const services = section(page, "other-services");
  await services.scrollIntoViewIfNeeded();
  const shown = () => services.locator("li:visible h3").allTextContents();
  const start = await shown();
  expect(start).toHaveLength(4);
  expect(start[0]).toBe("Acclimate — Strategizing and Designing");
  await expect
    .poll(async () => {
      await services.getByRole("button", { name: "Previous services" }).click();
      return (await shown()).slice(2);
    })
    .toEqual(start.slice(1, 3));
  expect((await shown())[0]).toBe(start[0]);
  await services.getByRole("button", { name: "Next services" }).click();
  await expect.poll(shown).toEqual(start);
  expect(await services.getByRole("status").textContent(), "what is announced").toBe(
    start.slice(1).join(", "),
  );
  const card = services.getByRole("link").first();
  const href = await card.getAttribute("href");
  await card.click();
  await page.waitForURL(href ?? "");

  // A phone swipes through all of them.
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(FAW);
  expect(await services.locator("li:visible").count()).toBe(6);
  expect(await services.getByRole("button").count()).toBe(0);
});

test("without scripts every reason and every service can be read", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(FAW);
  expect(await section(page, "circle").locator("h3:visible").count()).toBe(4);
  expect(await section(page, "circle").getByRole("button").count()).toBe(0);
  expect(await section(page, "other-services").locator("li:visible").count()).toBe(6);
  expect(await section(page, "pillars").locator("p:visible").count()).toBe(5);
  expect(await section(page, "thrive").locator("figure:visible").count()).toBe(4);
});

test("the migration is a table, whose rows fold up on a phone and name their columns", async ({ page }) => {
  await page.goto(FAW);
  const table = page.getByRole("table", { name: "Migration Experience" });
  expect(await table.getByRole("columnheader").allTextContents()).toEqual([
    "Platform",
    "What moves",
    "What it becomes",
    "What has to hold",
  ]);
  expect(await table.getByRole("rowheader").count()).toBe(5);
  await page.setViewportSize(VIEWPORTS.phone);
  const cells = section(page, "migration").locator("td:visible");
  await expect(cells).toHaveCount(3);
  const label = await cells.first().evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toBe('"What moves"');
  await section(page, "migration").locator("summary").last().click();
  await expect(cells).toHaveCount(6);
});

test("two steps with one text are joined, and show it once where all steps are open", async ({ page }) => {
  await page.goto(FAW);
  const step = (name: string) =>
    section(page, "delivery")
      .locator("li")
      .filter({ has: page.getByRole("heading", { name }) });
  const text = (name: string) => step(name).getByText(/We do this twice/);
  const width = async (name: string) => (await text(name).boundingBox())?.width;
  await expect(step("Simulate").getByText("Before anything goes live", { exact: true })).toBeVisible();
  expect(await width("Relate")).toBeGreaterThan(100);
  // For screen readers.
  expect(await width("Simulate")).toBe(1);
  await page.setViewportSize(VIEWPORTS.phone);
  await step("Simulate").locator("summary").click();
  expect(await width("Simulate")).toBeGreaterThan(100);
});
