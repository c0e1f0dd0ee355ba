import { expect, type Page } from "@playwright/test";
import { EVENT } from "./support/booking.ts";
import { focusStop } from "./support/focus.ts";
import { openLists, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

/** A job with one table wider than the window and one that fits. */
const TABLES = `---
title: Harbour Pilot
department: Oracle
locations: [Kochi]
date: 2025-01-10
---

| ${"Hour | ".repeat(40)}
| ${"- | ".repeat(40)}
| ${"08:00 | ".repeat(40)}

| From | To |
| - | - |
| Quay | Sea |
`;

test.use({ ownSite: { seed: true, added: { "jobs/harbour-pilot.md": TABLES } } });

/** Presses a key and returns the name of the focused element, which must be visible and have a focus indicator. */
async function press(page: Page, key: string, times = 1): Promise<string> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  const { name, fault } = await focusStop(page);
  expect([name, fault]).toEqual([name, null]);
  return name;
}

/** Presses Tab, or Shift+Tab, until the name of the focused element matches. */
async function tabTo(page: Page, wanted: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string> {
  for (let stops = 0; stops < 80; stops += 1) {
    const name = await press(page, key);
    if (wanted.test(name)) return name;
  }
  throw new Error(`no focused element matches ${wanted}`);
}

test.describe("with only the keyboard", () => {
  const visit = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
  };

  test.afterEach(async ({ messages }) => {
    expect(messages).toEqual([]);
  });

  test("a table wider than the window takes focus, and the arrow keys scroll it", async ({ page }) => {
    await visit(page, "/career/harbour-pilot");
    const tables = page.locator("main table");
    await expect
      .poll(() => tables.evaluateAll((all) => all.map((table) => table.getAttribute("tabindex"))))
      .toEqual(["0", null]);
    expect(await tabTo(page, /^table/)).toContain("Hour");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tables.first().evaluate((table) => table.scrollLeft)).toBeGreaterThan(0);
    expect(await press(page, "Tab")).not.toMatch(/^table/);
  });

  test("the skip link skips the header", async ({ page }) => {
    await visit(page, "/about");
    expect(await press(page, "Tab")).toMatch(/^a Skip to/);
    await press(page, "Enter");
    await press(page, "Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("the menu opens, takes the focus through its links, closes, and returns the focus", async ({
    page,
  }) => {
    await visit(page, "/products/corx");
    await shellReady(page);
    await tabTo(page, /^summary Menu$/);
    await page.keyboard.press("Enter");
    await page.locator("dialog:modal").waitFor();
    await tabTo(page, /^summary Industries$/);
    await press(page, "Space");
    expect(await tabTo(page, /Utilities/)).toMatch(/^a /);
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog:modal").count()).toBe(0);
    expect((await focusStop(page)).name).toBe("summary Menu");
  });

  test("a carousel changes its slide", async ({ page }) => {
    await visit(page, "/");
    await page.locator('section[aria-roledescription="carousel"][data-ready="true"]').waitFor();
    await tabTo(page, /^button Show slide Awards$/);
    await press(page, "Enter");
    const shown = page.locator('[aria-roledescription="slide"][data-active="true"]').first();
    expect(await shown.getAttribute("aria-label")).toBe("3 of 3");
    await tabTo(page, /^button next/i);
    await press(page, "Space");
    expect(await shown.getAttribute("aria-label")).toBe("1 of 3");
  });

  test("tabs of the hub change, and the gallery keeps the focus until it closes", async ({ page }) => {
    await visit(page, "/insights");
    await tabTo(page, /^a Blogs$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("/insights?tab=blog");
    await page.getByRole("heading", { level: 1, name: /Blogs/ }).waitFor();
    await visit(page, "/events/gfoa-2025");
    await tabTo(page, /^a Enlarge picture 1/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Gallery" });
    await dialog.getByText(/^1 \/ /).waitFor();
    for (let stop = 0; stop < 8; stop += 1) {
      await press(page, "Tab");
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog:modal") !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    expect((await focusStop(page)).name).toMatch(/^a Enlarge picture 1/);
  });

  test("an accordion opens and closes", async ({ page }) => {
    await visit(page, "/products/govcubes");
    await tabTo(page, /^summary \d*Testing/);
    const testing = page.locator("details", { has: page.locator("summary", { hasText: "Testing" }) });
    await press(page, "Enter");
    await expect.poll(() => testing.getAttribute("open")).not.toBeNull();
    await press(page, "Enter");
    await expect.poll(() => testing.getAttribute("open")).toBeNull();
  });

  test("a rejected message is corrected and sent", async ({ page, server }) => {
    await visit(page, "/contacts");
    await tabTo(page, /^input Full name/);
    await page.keyboard.type("Ada Lovelace");
    await tabTo(page, /^button Country/);
    await page.keyboard.press("Enter");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.type("kenya");
    expect((await focusStop(page)).fault).toBeNull();
    await page.keyboard.press("Escape");
    expect((await focusStop(page)).name).toMatch(/^button Country: United States/);
    await page.keyboard.press("Enter");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.type("german");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("15112345678");
    expect((await page.getByLabel("Phone", { exact: true }).inputValue()).replaceAll(" ", "")).toBe(
      "+4915112345678",
    );
    await tabTo(page, /^input I have read/);
    await press(page, "Space");
    await tabTo(page, /^button Submit/);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    expect((await focusStop(page)).fault).toBeNull();
    expect(await press(page, "Tab")).toBe("a Email is required.");
    await page.keyboard.press("Enter");
    expect((await focusStop(page)).name).toMatch(/^input Email/);
    await page.keyboard.type("keys@site.example");
    await page.keyboard.press("Enter");
    await page.getByText("Message sent successfully!").waitFor();
    expect((await focusStop(page)).name).toMatch(/^div Message sent successfully!/);
    expect(server.leads("keys@site.example")).toHaveLength(1);
  });

  test("a time slot is booked in the dialog", async ({ page }) => {
    await visit(page, `/${EVENT}`);
    await tabTo(page, /^a Register/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Book a time slot" });
    await dialog.getByRole("radio", { name: /12 Oct 2027/ }).waitFor();
    await tabTo(page, /^input .*12 Oct 2027/);
    await press(page, "Space");
    expect(await press(page, "ArrowDown")).toMatch(/13 Oct 2027/);
    await tabTo(page, /^input .*(AM|PM)/);
    await press(page, "Space");
    const chosen = dialog.locator("input[name=time]:checked");
    expect(await chosen.count()).toBe(1);
    await tabTo(page, /^input Full name/);
    await page.keyboard.type("Ada Lovelace");
    await tabTo(page, /^input Email/);
    await page.keyboard.type("keys-book@site.example");
    await tabTo(page, /^input Phone/);
    await page.keyboard.type("+12015550123");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Your time is booked" }).waitFor();
    expect(await focusStop(page)).toEqual({
      name: expect.stringContaining("Your time is booked"),
      fault: null,
    });
    await tabTo(page, /^button Dismiss/);
    await page.keyboard.press("Enter");
    expect((await focusStop(page)).name).toMatch(/^a Register/);
  });

  test("a message is sent in an event's dialog", async ({ page }) => {
    await visit(page, `/${EVENT}`);
    await tabTo(page, /^a Contact Us/);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Contact Us" }).waitFor();
    await tabTo(page, /^button Submit/);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => focusStop(page))
      .toEqual({
        name: expect.stringContaining("There are 4 problems"),
        fault: null,
      });
    await press(page, "Tab");
    await page.keyboard.press("Enter");
    expect((await focusStop(page)).name).toMatch(/^input Full name/);
    await page.keyboard.type("Ada Lovelace");
    await tabTo(page, /^input Email/);
    await page.keyboard.type("keys-event@site.example");
    await tabTo(page, /^input Phone/);
    await page.keyboard.type("+12015550123");
    await tabTo(page, /^input I have read/);
    await press(page, "Space");
    await tabTo(page, /^button Submit/);
    await page.keyboard.press("Enter");
    await page.getByText("Message sent successfully!").waitFor();
    expect((await focusStop(page)).name).toMatch(/^a Contact Us/);
  });
});

test("the header's five lists open with Enter, move the focus with arrow keys and close with Escape", async ({
  page,
}) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await shellReady(page);
  for (const name of ["AI Services", "Cloud Services", "Products", "Industries", "Insights"]) {
    await tabTo(page, new RegExp(`^summary ${name}`));
    await press(page, "Enter");
    expect(await openLists(page)).toEqual([name]);
    expect(await press(page, "ArrowDown")).toMatch(/^a /);
    expect(await press(page, "End")).toMatch(/^a /);
    expect(await press(page, "Escape")).toMatch(new RegExp(`^summary ${name}`));
    expect(await openLists(page)).toEqual([]);
  }
});
