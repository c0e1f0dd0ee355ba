import { expect } from "@playwright/test";
import type { VideoData } from "../src/generated/contract.ts";
import { expectAccessible } from "./support/axe.ts";
import { LAPTOP, VIEWPORTS } from "./support/browser.ts";
import { type PageDataResponse, sectionData } from "./support/page-data-response.ts";
import { atRest, gate, idle, pauseRequests } from "./support/rest.ts";
import { test } from "./support/test.ts";

/** An event with a gallery. */
const EVENT = "/events/gfoa-2025";

test.describe("insights", () => {
  test("a tab shows its loading state, then its cards, and replaces the address", async ({
    page,
    origin,
  }) => {
    await page.goto("/about");
    await page.goto("/insights");
    expect(await page.locator("h1").textContent()).toBe("Corvanta Events");
    await page.waitForLoadState("networkidle");
    const release = await pauseRequests(page, "**/_page/insights**");
    await page.locator('main nav a[href="/insights?tab=blog"]').click();
    await page.getByText("Loading Blogs...").waitFor();
    expect(await page.locator("h1").textContent()).toBe("Corvanta Blogs");
    release();
    await page.waitForURL("/insights?tab=blog");
    await page.locator("main article").first().waitFor();
    expect(await page.getByText("Loading Blogs...").count()).toBe(0);
    const listed = await fetch(`${origin}/_page/insights?tab=blog`);
    const { items } = sectionData((await listed.json()) as PageDataResponse, "insightsHub");
    expect(await page.locator("main article").count()).toBe((items as unknown[]).length);
    expect(await page.title()).toContain("Blogs");
    await page.goBack();
    await page.waitForURL("/about");
  });

  test("a tab without items shows 'No data found'", async ({ page }) => {
    await page.goto("/insights");
    await page.waitForLoadState("networkidle");
    await page.route("**/_page/insights**", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as PageDataResponse;
      sectionData(body, "insightsHub").items = [];
      await route.fulfill({ response: answer, json: body });
    });
    await page.locator('main nav a[href="/insights?tab=news"]').click();
    await page.getByText("No data found").waitFor();
  });

  test("the gallery opens, changes pictures with the arrow keys and closes with Escape", async ({
    page,
    viewport,
  }) => {
    await page.goto(EVENT);
    await page.waitForLoadState("networkidle");
    const first = page.getByRole("link", { name: /^Enlarge picture 1 of/ });
    await first.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Gallery" });
    await dialog.getByText(/^1 \/ /).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(/^2 \/ /).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    const total = await page.getByRole("link", { name: /^Enlarge picture/ }).count();
    await dialog.getByText(`${total} / ${total}`).waitFor();
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await dialog.getByText(/^1 \/ /).waitFor();
    const box = await dialog.locator("figure").boundingBox();
    const middle = { x: viewport.width / 2, y: (box?.y ?? 0) + 100 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 120, middle.y, { steps: 4 });
    await page.mouse.up();
    await dialog.getByText(/^2 \/ /).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect(first).toBeFocused();
  });

  test("Back closes an enlarged picture, Forward leaves it closed, and then Back leaves the page", async ({
    page,
    messages,
  }) => {
    await page.goto("/about");
    await page.goto(EVENT);
    await page.waitForLoadState("networkidle");
    const dialog = page.getByRole("dialog", { name: "Gallery" });
    const second = page.getByRole("link", { name: /^Enlarge picture 2 of/ });
    await second.click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(EVENT);
    await expect(second).toBeFocused();
    await page.goForward();
    await idle(page);
    expect(await dialog.count()).toBe(0);
    await page.goBack();
    await second.click();
    await dialog.getByRole("button", { name: "Close the picture" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.goBack();
    await page.waitForURL("/about");
    expect(messages).toEqual([]);
  });
});

test("a detail page shows its loading state, and an unknown one leads to /404", async ({ page }) => {
  await page.goto(EVENT);
  await page.waitForLoadState("networkidle");
  const answer = gate();
  await page.route("**/_page/events/**", async (route) => {
    await answer.opened;
    await route.fulfill({ status: 404, json: { kind: "redirect", to: "/404" } });
  });
  await page.locator('a[rel="next"], a[rel="prev"]').first().click();
  const note = page.getByText("Loading event details...");
  await note.waitFor();
  await page.setViewportSize(VIEWPORTS.phone);
  const lines = await note.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  answer.open();
  await page.waitForURL("/404");
});

for (const viewport of [LAPTOP, { width: 844, height: 390 }, { width: 320, height: 256 }]) {
  test(`in a window of ${viewport.width} × ${viewport.height} an enlarged picture and its caption are fully visible`, async ({
    open,
  }) => {
    const { page } = await open({ viewport });
    await page.goto(EVENT);
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: /^Enlarge picture 2 of/ }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Gallery" });
    const caption = await dialog.getByText(/^2 \/ /).boundingBox();
    const picture = await dialog.locator("img").boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? Number.NaN)).toBeLessThanOrEqual(caption?.y ?? 0);
    expect((caption?.y ?? 0) + (caption?.height ?? Number.NaN)).toBeLessThanOrEqual(viewport.height);
  });
}

test("a picture or video that fails to load shows a message", async ({ page }) => {
  await page.route("**/media/**", (route) => route.abort());
  await page.route("**/_page/events/**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { page: { data: { video: VideoData } } };
    const file = { src: "/media/video/event.mp4", type: "video/mp4" };
    body.page.data.video = { name: "video/event", ...file, poster: null, captions: null };
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(EVENT);
  // A press before the page is hydrated would load the next one from the server.
  await atRest(page);
  await page.locator('a[rel="next"]').click();
  await page.getByRole("heading", { level: 1, name: "Oracle AI World 2025" }).waitFor();
  await page.locator("#gallery").scrollIntoViewIfNeeded();
  // The video starts with the visitor's first input.
  await page.getByText("The video cannot be played at the moment.").waitFor();
  await page.getByText("This picture cannot be shown at the moment.").first().waitFor();
});

test("without scripts tabs, text and pictures are visible", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/insights");
  await page.locator('main nav a[href="/insights?tab=blog"]').click();
  await page.waitForURL("**/insights?tab=blog");
  expect(await page.locator("h1").textContent()).toBe("Corvanta Blogs");
  await page.locator("main article a").first().click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  expect(await page.locator("article h3").count()).toBeGreaterThan(0);
  await page.goto(EVENT);
  expect(await page.getByRole("link", { name: /^Enlarge picture 1/ }).getAttribute("href")).toMatch(
    /^\/media\//,
  );
});
