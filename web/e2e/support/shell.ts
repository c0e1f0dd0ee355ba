import type { Browser, Page } from "playwright-core";
import { open, type WatchedPage } from "./browser.ts";

/** Opens a page and waits until the core drives the shell. */
export async function openShell(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<WatchedPage> {
  const watched = await open(browser, { viewport });
  await watched.page.goto(url);
  await shellReady(watched.page);
  return watched;
}

export async function shellReady(page: Page): Promise<void> {
  await page.locator('header[data-live="true"]').waitFor();
}

export const heading = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: name });

/** A link that opens its page as a dialog. It says so once it can: until then a press leads to the page. */
export const dialogLink = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).and(page.locator('[aria-haspopup="dialog"]'));

export const menuButton = (page: Page) => page.locator('header summary[aria-label="Menu"]');

/** What has the focus, as a visitor would name it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });
}

/** The headings whose lists are shown. */
export function openLists(page: Page): Promise<string[]> {
  return page.getByRole("navigation", { name: "Main" }).locator("details[open] > summary").allInnerTexts();
}
