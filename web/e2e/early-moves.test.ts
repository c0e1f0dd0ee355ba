import { expect } from "@playwright/test";
import { pauseRequests } from "./support/rest.ts";
import { shellReady } from "./support/shell.ts";
import { type Open, test } from "./support/test.ts";

const CORE = "**/core_wasm_bg-*.wasm";

/** Opens a page and holds back some of its files until the returned function is called. */
async function openLate(open: Open, path: string, late: string) {
  const watched = await open();
  const { page } = watched;
  const missed = page.waitForRequest(late);
  const release = await pauseRequests(page, late);
  await page.goto(path);
  await missed;
  return { ...watched, release };
}

for (const [part, late] of [
  ["the core", CORE],
  ["the page's script", "**/assets/start-*.js"],
] as const) {
  test.describe(`before ${part} has loaded`, () => {
    test("presses on an arrow are queued, and each counts", async ({ open }) => {
      const { page, messages, release } = await openLate(open, "/about", late);
      const voices = page.getByRole("region", { name: "Trusted By Industry Leaders" }).last();
      const current = () => voices.locator('[aria-current="true"]').getAttribute("aria-label");
      const next = voices.getByRole("button", { name: "Next testimonial" });
      await expect.poll(current).toBe("Show testimonial 1");
      for (let press = 0; press < 2; press += 1) await next.click();
      release();
      await expect.poll(current).toBe("Show testimonial 3");
      await expect(next).toBeFocused();
      expect(messages).toEqual([]);
    });

    test("a dot pressed with the keyboard shows its slide", async ({ open }) => {
      const { page, release } = await openLate(open, "/", late);
      const dot = page.getByRole("button", { name: /^Show slide/ }).nth(2);
      await dot.focus();
      await page.keyboard.press("Enter");
      release();
      await expect.poll(() => dot.getAttribute("aria-current")).toBe("true");
    });

    test("a pressed group of jobs keeps its state, and the next press counts", async ({ open }) => {
      const { page, release } = await openLate(open, "/career", late);
      const opened = () => page.locator("#openings details[open] h3").allTextContents();
      const press = (name: string) => page.locator("#openings summary", { hasText: name }).click();
      await expect.poll(opened).toEqual(["Engineering"]);
      await press("Marketing");
      await expect.poll(opened).toEqual(["Marketing"]);
      await press("Marketing");
      await expect.poll(opened).toEqual([]);
      release();
      // The core takes over from the browser, which opens one group at a time because they share a name.
      await expect.poll(() => page.locator("#openings details").first().getAttribute("name")).toBeNull();
      expect(await opened()).toEqual([]);
      await press("Marketing");
      await expect.poll(opened).toEqual(["Marketing"]);
    });

    test("Back after a link within the page restores the scroll position", async ({ open, origin }) => {
      const address = `${origin}/privacy-policy`;
      const { page, release } = await openLate(open, address, late);
      await page.evaluate(() => scrollTo({ top: 320, behavior: "instant" }));
      await page.locator('nav a[href="#data-retention"]').dispatchEvent("click");
      await page.waitForFunction(() => scrollY > 1_000);
      release();
      await page.mouse.move(300, 300);
      await shellReady(page);
      await page.goBack();
      await page.waitForFunction(() => Math.abs(scrollY - 320) < 2);
    });
  });
}

test("before the core has loaded a pressed arrow moves a list of cards", async ({ open }) => {
  const { page, release } = await openLate(open, "/about", CORE);
  const leaders = page.locator('section[aria-labelledby="leadership"]');
  await leaders.getByRole("button", { name: "Next leaders" }).click();
  release();
  await expect.poll(() => leaders.locator("ul").evaluate((track) => track.scrollLeft)).toBeGreaterThan(250);
});

test("before the core has loaded a cleared search lists everything again", async ({ open }) => {
  const { page, release } = await openLate(open, "/career?q=zzz", CORE);
  await page.getByRole("button", { name: "Clear search" }).click();
  release();
  await page.locator("#openings details").first().waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("Back before the page's script has loaded leads to the previous page", async ({ page }) => {
  await page.goto("/about");
  await shellReady(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await page.waitForURL("**/career");
  await page.getByRole("heading", { level: 1, name: "Do work that" }).waitFor();
  const release = await pauseRequests(page, "**/assets/start-*.js");
  await page.reload();
  await page.evaluate(() => history.back());
  await page.waitForURL("**/about");
  release();
  await page.getByRole("heading", { level: 1, name: "Get To Know Us" }).waitFor();
  await shellReady(page);
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Do work that" }).waitFor();
});

test("a picture requested before the core has loaded is shown once it has", async ({ open, origin }) => {
  const address = `${origin}/events/gfoa-2025`;
  const { page, release } = await openLate(open, address, CORE);
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
});
