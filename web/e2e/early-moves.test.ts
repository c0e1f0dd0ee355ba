import type { Browser } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { hasFocus } from "./support/focus.ts";
import { hold } from "./support/rest.ts";
import { shellReady } from "./support/shell.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite();

/** Opens a page of which some files come late: when the returned function is called. */
async function openLate(browser: Browser, address: string, late: string) {
  const watched = await open(browser, { viewport: VIEWPORTS.desktop });
  const { page } = watched;
  const missed = page.waitForRequest(late);
  const release = await hold(page, late);
  await page.goto(address);
  await missed;
  return { ...watched, release };
}

describe.each([
  ["the core", "**/core_wasm_bg-*.wasm"],
  ["the page's script", "**/assets/start-*.js"],
])("before %s has come", (_name, late) => {
  test("presses on an arrow wait for it, and each counts", async () => {
    const { page, messages, release, close } = await openLate(
      site.browser,
      `${site.server.origin}/about`,
      late,
    );
    const voices = page.getByRole("region", { name: "Trusted By Industry Leaders" }).last();
    const current = () => voices.locator('[aria-current="true"]').getAttribute("aria-label");
    const next = voices.getByRole("button", { name: "Next testimonial" });
    await expect.poll(current).toBe("Show testimonial 1");
    for (let press = 0; press < 2; press += 1) await next.click();
    release();
    await expect.poll(current).toBe("Show testimonial 3");
    expect(await hasFocus(next)).toBe(true);
    expect(messages).toEqual([]);
    await close();
  });

  test("a dot that was pressed with the keyboard shows its slide", async () => {
    const { page, release, close } = await openLate(site.browser, site.server.origin, late);
    const dot = page.getByRole("button", { name: /^Show slide/ }).nth(1);
    await dot.focus();
    await page.keyboard.press("Enter");
    release();
    await expect.poll(() => dot.getAttribute("aria-current")).toBe("true");
    await close();
  });

  test("a list of cards moves when an arrow was pressed", async () => {
    const { page, release, close } = await openLate(site.browser, `${site.server.origin}/about`, late);
    const leaders = page.locator('section[aria-labelledby="leadership"]');
    await leaders.getByRole("button", { name: "Next leaders" }).click();
    release();
    await expect.poll(() => leaders.locator("ul").evaluate((track) => track.scrollLeft)).toBeGreaterThan(250);
    await close();
  });

  test("a search that was cleared lists everything again", async () => {
    const { page, release, close } = await openLate(site.browser, `${site.server.origin}/career?q=zzz`, late);
    await page.getByRole("button", { name: "Clear search" }).click();
    release();
    await page.locator("#openings details").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
    await close();
  });

  test.each([
    ["opened", "Marketing", ["Marketing"]],
    ["closed", "Engineering", []],
  ])("a group of jobs that was %s stays so, and the next press counts", async (_moved, name, open) => {
    const { page, release, close } = await openLate(site.browser, `${site.server.origin}/career`, late);
    const groups = page.locator("#openings details");
    const opened = () => page.locator("#openings details[open] h3").allTextContents();
    const press = () => page.locator("#openings summary", { hasText: name }).click();
    await expect.poll(opened).toEqual(["Engineering"]);
    await press();
    await expect.poll(opened).toEqual(open);
    release();
    // The core takes over from the browser, which opens one group at a time by their common name.
    await expect.poll(() => groups.first().getAttribute("name")).toBeNull();
    expect(await opened()).toEqual(open);
    await press();
    await expect.poll(opened).toEqual(open.length === 0 ? ["Engineering"] : []);
    await close();
  });

  test("a link within the page leaves the scroll position to Back", async () => {
    const address = `${site.server.origin}/privacy-policy`;
    const { page, release, close } = await openLate(site.browser, address, late);
    await page.evaluate(() => scrollTo({ top: 320, behavior: "instant" }));
    await page.locator('nav a[href="#data-retention"]').dispatchEvent("click");
    await page.waitForFunction(() => scrollY > 1_000);
    release();
    await page.mouse.move(300, 300);
    await shellReady(page);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(scrollY - 320) < 2);
    await close();
  });
});

test("Back before the page's script has come leads to the page before", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/about`);
  await shellReady(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await page.waitForURL("**/career");
  await page.getByRole("heading", { level: 1, name: "Do work that" }).waitFor();
  const release = await hold(page, "**/assets/start-*.js");
  await page.reload();
  await page.evaluate(() => history.back());
  await page.waitForURL("**/about");
  release();
  await page.getByRole("heading", { level: 1, name: "Get To Know Us" }).waitFor();
  await shellReady(page);
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Do work that" }).waitFor();
  await close();
});

test("a page whose first paint the browser does not report starts once it has loaded", async () => {
  const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    // Without the long wait for a paint, which would start it too.
    const wait = setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: TimerHandler, time = 0) => (time < 3_000 ? wait(run, time) : 0),
    });
  });
  await page.goto(`${site.server.origin}/about`);
  await shellReady(page);
  expect(messages).toEqual([]);
  await close();
});

test("a picture that was asked for before the core has come is shown once it has", async () => {
  const address = `${site.server.origin}/events/gfoa-2025`;
  const { page, release, close } = await openLate(site.browser, address, "**/core_wasm_bg-*.wasm");
  const first = page.getByRole("link", { name: /^Enlarge picture 1 of/ });
  await first.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Gallery" });
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await dialog.getByText(/^1 \/ /).waitFor();
  release();
  await dialog.getByText(/^3 \/ /).waitFor();
  await close();
});
