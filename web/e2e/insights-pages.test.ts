import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

test.beforeAll(async ({ origin, server }) => {
  const folder = mkdtempSync(join(tmpdir(), "insights-pages-"));
  mkdirSync(join(folder, "news"));
  for (let day = 1; day <= 60; day += 1) {
    const date = new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10);
    const item = `---
title: "Release ${day}"
date: ${date}
thumbnail: service/agentic-ai
news_url: https://news.example/release-${day}
excerpt: "What changed on day ${day}."
---
`;
    writeFileSync(join(folder, `news/release-${day}.md`), item);
  }
  server.importContent(folder);
  rmSync(folder, { recursive: true });
  // A running server shows imported content after a moment.
  const list = `${origin}/insights?tab=news`;
  await expect.poll(async () => (await fetch(list)).text()).toContain("Older");
});

const place = (page: Page) => page.getByText(/^Page \d+ of \d+$/);

/** Returns the titles on a page of the list of news. */
const shown = (page: Page) => page.locator("main article h2").allTextContents();

test.describe("a long list", () => {
  test("a page of a long list logs nothing and is accessible", async ({ page, messages }) => {
    await page.goto("/insights?tab=news&page=3");
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
    expect(messages).toEqual([]);
  });

  test("page links move through the list in both directions, and the focus moves to its start", async ({
    page,
  }) => {
    await page.goto("/insights?tab=news");
    await page.waitForLoadState("networkidle");
    const last = Number(/of (\d+)/.exec((await place(page).textContent()) ?? "")?.[1]);
    expect(last).toBeGreaterThan(3);
    const first = await shown(page);

    for (let number = 2; number <= last; number += 1) {
      await page.getByRole("link", { name: "Older" }).focus();
      await page.keyboard.press("Enter");
      await page.getByText(`Page ${number} of ${last}`).waitFor();
      await expect(place(page)).toBeFocused();
      expect(new URL(page.url()).search).toBe(`?tab=news&page=${number}`);
      expect(await page.title()).toMatch(new RegExp(`^Page ${number} \\| `));
    }
    expect(await page.getByRole("link", { name: "Older" }).count()).toBe(0);

    await page.goBack();
    await page.getByText(`Page ${last - 1} of ${last}`).waitFor();
    await page.getByRole("link", { name: "Page 1", exact: true }).click();
    await page.getByText(`Page 1 of ${last}`).waitFor();
    expect(await shown(page)).toEqual(first);
  });
});
