import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { gate, idle, pauseRequests } from "./support/rest.ts";
import { dialogLink, enter, focused, gotoShell, menuButton, openShell, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: {} });

const dialog = (page: Page) => page.locator("dialog:modal");
const results = (page: Page) => dialog(page).locator("ul a");

test.describe("the search", () => {
  test.beforeEach(async ({ page }) => {
    await gotoShell(page, "/contacts");
  });

  test("opens with its button, searches while typing, and the arrow keys move through the results", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.locator("header").getByRole("link", { name: "Search", exact: true }).click();
    await dialog(page).getByRole("textbox").fill("payroll");
    await dialog(page).getByRole("status").getByText("for “payroll”").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    const first = await results(page).first().getAttribute("href");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(first);
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("Search the site");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${first}`);
    expect(await dialog(page).count()).toBe(0);
  });

  test("opens and closes with Ctrl-K and ⌘K, and Escape returns the focus", async ({ page }) => {
    await page.keyboard.press("Control+k");
    await dialog(page).waitFor();
    expect(await focused(page)).toBe("Search the site");
    await page.keyboard.press("Control+k");
    expect(await dialog(page).count()).toBe(0);
    const email = page.getByLabel("Email");
    await email.focus();
    await page.keyboard.press("Meta+k");
    await dialog(page).getByRole("textbox").fill("corx");
    await page.keyboard.press("Escape");
    expect(await dialog(page).count()).toBe(0);
    await expect(email).toBeFocused();
  });

  test("reports an empty result and suggests pages", async ({ page, messages }) => {
    await page.keyboard.press("Control+k");
    await dialog(page).getByRole("textbox").fill("xyzzyplugh");
    await dialog(page).getByText("No results for “xyzzyplugh”.").waitFor();
    await dialog(page).getByRole("link", { name: "Contact Us" }).waitFor();
    await expectAccessible(page);
    expect(messages).toEqual([]);
  });

  test("shows all results on the search page on Enter", async ({ page }) => {
    await page.keyboard.press("Control+k");
    await dialog(page).getByRole("textbox").fill("oracle cloud");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=oracle%20cloud");
    await page
      .locator("main")
      .getByText(/results for “oracle cloud”/)
      .waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await page.locator("main ol a").count()).toBeGreaterThan(3);
    const ask = page.locator("main").getByRole("link", { name: "Ask a consultant" });
    expect(await ask.getAttribute("href")).toBe("/contacts");
    await expectAccessible(page);
    const input = page.getByRole("searchbox");
    expect(await input.inputValue()).toBe("oracle cloud");
    await input.fill("careers");
    await input.press("Enter");
    await page
      .locator("main")
      .getByText(/results? for “careers”/)
      .waitFor();
    expect(await page.locator("main ol a").first().getAttribute("href")).toBe("/career");
  });
});

test("text typed before hydration stays, and Back restores the previous search", async ({ page }) => {
  const release = await pauseRequests(page, "**/assets/*.js");
  await page.goto("/search?q=corx", { waitUntil: "commit" });
  const input = page.locator("main").getByRole("searchbox");
  await input.fill("payroll");
  release();
  await page.mouse.move(20, 20);
  await shellReady(page);
  expect(await input.inputValue()).toBe("payroll");
  await input.press("Enter");
  await page.getByText(/results? for “payroll”/).waitFor();
  await page.goBack();
  await page.getByText(/results? for “corx”/).waitFor();
  expect(await input.inputValue()).toBe("corx");
});

test("each search announces its results instead of the page's title", async ({ page }) => {
  await gotoShell(page, "/contacts");
  const live = () =>
    page
      .locator("[aria-live=polite], main [role=status]")
      .evaluateAll((all) => all.map(({ textContent }) => textContent).filter((text) => text !== ""));
  await enter(page, "/search");
  const input = page.locator("main").getByRole("searchbox");
  await input.waitFor();
  await expect.poll(live).toHaveLength(1);
  const title = await page.title();
  expect(await live()).toEqual([title]);
  for (const word of ["payroll", "corx"]) {
    await input.fill(word);
    await input.press("Enter");
    await page.getByText(new RegExp(`results? for “${word}”`)).waitFor();
    await expect.poll(() => page.title()).toContain(word);
    const announcements = await live();
    expect(announcements).toHaveLength(1);
    expect(announcements[0]).toMatch(/^\d+ results? for/);
  }
  await page.goBack();
  await page.getByText(/results? for “payroll”/).waitFor();
  await expect.poll(live).toHaveLength(1);
  await page.goBack();
  await expect.poll(live).toEqual([title]);
});

test("the search works without JavaScript", async ({ open }) => {
  const { page } = await open({ viewport: VIEWPORTS.phone, javaScriptEnabled: false });
  await page.goto("/contacts");
  await page.locator("header").getByRole("link", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox").fill("payroll");
  await page.getByRole("searchbox").press("Enter");
  await page
    .locator("main")
    .getByText(/results? for “payroll”/)
    .waitFor();
  await page.locator("main ol a").first().click();
  await page.locator("main h1").waitFor();
});

test("Enter still searches when quick results fail, and the next key retries them", async ({ page }) => {
  await gotoShell(page, "/contacts");
  await page.route("**/api/search/*", (route) => route.abort(), { times: 1 });
  await page.keyboard.press("Control+k");
  const input = dialog(page).getByRole("textbox");
  await input.fill("payrol");
  await dialog(page).getByText("Quick results are not available right now. Press Enter to search.").waitFor();
  await input.press("l");
  await dialog(page).getByRole("status").getByText("for “payroll”").waitFor();
  await page.route("**/api/search/*", (route) => route.fulfill({ status: 503, body: "" }));
  await input.fill("oracle");
  await dialog(page).getByText("Quick results are not available right now.").waitFor();
  await input.press("Enter");
  await page
    .locator("main")
    .getByText(/results? for “oracle”/)
    .waitFor();
});

test("quick results wait for a pause in typing, and stay until the next ones have loaded", async ({
  page,
}) => {
  await gotoShell(page, "/contacts");
  const queries: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/search/") queries.push(searchParams.get("q") ?? "");
  });
  await page.keyboard.press("Control+k");
  await dialog(page).getByRole("textbox").pressSequentially("payroll");
  await dialog(page).getByRole("status").getByText("for “payroll”").waitFor();
  expect(queries.at(-1)).toBe("payroll");
  const first = await results(page).first().getAttribute("href");
  const held = gate();
  await page.route("**/api/search/*", async (route) => {
    await held.opened;
    await route.continue();
  });
  const next = page.waitForRequest("**/api/search/?q=corx");
  await dialog(page).getByRole("textbox").fill("corx");
  await next;
  expect(await results(page).first().getAttribute("href")).toBe(first);
  held.open();
  await dialog(page).getByRole("status").getByText("for “corx”").waitFor();
  expect(await results(page).first().getAttribute("href")).not.toBe(first);
});

test("Back closes the search, and Forward does not open it again", async ({ page }) => {
  await gotoShell(page, "/about");
  await page.locator('footer a[href="/career"]').first().click();
  await page.waitForURL("**/career");
  await page.keyboard.press("Control+k");
  await dialog(page).waitFor();
  await page.goBack();
  await page.waitForURL("**/about");
  await page.locator("dialog:modal").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.goForward();
  await page.waitForURL("**/career");
  await idle(page);
  expect(await page.locator("dialog:modal").count()).toBe(0);
});

test("a search whose code fails late does not take a visitor who has left to the search page", async ({
  page,
}) => {
  await gotoShell(page, "/about");
  const held = gate();
  await page.route("**/assets/search-dialog-*.js", async (route) => {
    await held.opened;
    await route.abort();
  });
  const request = page.waitForRequest("**/assets/search-dialog-*.js");
  await page.keyboard.press("Control+k");
  await request;
  await page.locator('footer a[href="/career"]').first().click();
  await page.waitForURL("**/career");
  const failed = page.waitForEvent("requestfailed");
  held.open();
  await failed;
  await idle(page);
  expect(new URL(page.url()).pathname).toBe("/career");
});

test("a search whose words fail leads to the search page", async ({ page }) => {
  await gotoShell(page, "/about");
  await dialogLink(page, "Search").waitFor();
  await page.route("**/_words?*", (route) => route.abort(), { times: 1 });
  await page.keyboard.press("Control+k");
  await page.waitForURL("**/search");
  await expect(page.getByRole("main").getByPlaceholder("What are you looking for?")).toBeVisible();
});

test("a page whose words fail cannot be shown, until a retry", async ({ page }) => {
  await gotoShell(page, "/about");
  await page.route("**/_words?*", (route) => route.abort());
  await page.locator('footer a[href="/career"]').first().click();
  await expect(page.getByRole("heading", { name: "This page cannot be reached" })).toBeVisible();
  await page.unroute("**/_words?*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByPlaceholder("Search Position")).toBeVisible();
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`in a window of ${viewport.width} × ${viewport.height} its results fit the window`, async ({
    open,
  }) => {
    const { page } = await openShell(open, "/contacts", { viewport: viewport });
    await page.keyboard.press("Control+k");
    await dialog(page).getByRole("textbox").fill("oracle");
    await results(page).first().waitFor();
    const bottom = await dialog(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
  });
}

test("a search whose code loads late does not open over the menu", async ({ page }) => {
  await gotoShell(page, "/about");
  const release = await pauseRequests(page, "**/assets/search-dialog-*.js");
  const search = page.locator("header").getByRole("link", { name: "Search", exact: true });
  await search.click();
  await menuButton(page).click();
  await dialog(page).waitFor();
  const finished = page.waitForEvent("requestfinished");
  release();
  await finished;
  await idle(page);
  expect(await dialog(page).count()).toBe(1);
  await page.getByRole("button", { name: "Close menu" }).click();
  await search.click();
  await dialog(page).getByRole("textbox").waitFor();
});
