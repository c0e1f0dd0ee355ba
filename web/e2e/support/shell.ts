import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Open, WatchedPage } from "./test.ts";

/** Goes to a page and waits until the core controls the shell. */
export async function gotoShell(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shellReady(page);
}

/** Opens a page in a new context and waits until the core controls the shell. */
export async function openShell(
  open: Open,
  path: string,
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await open(options);
  await gotoShell(watched.page, path);
  return watched;
}

export async function shellReady(page: Page): Promise<void> {
  await page.locator('header[data-live="true"]').waitFor();
}

export const heading = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: name });

/** Returns a link that opens a dialog, once its handler is active: before, it navigates to the dialog's page. */
export const dialogLink = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).and(page.locator('[aria-haspopup="dialog"]'));

export const menuButton = (page: Page) => page.locator('header summary[aria-label="Menu"]');

/** Returns the accessible name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });
}

/** Returns the headings with an open list. */
export function openLists(page: Page): Promise<string[]> {
  return page.getByRole("navigation", { name: "Main" }).locator("details[open] > summary").allInnerTexts();
}

/** Navigates as Back and Forward do: the history entry has the address before the page is loaded. */
export async function enter(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: "own" }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
}

interface MarkedWindow extends Window {
  isMarked?: true;
}

/** Marks the document until it is unloaded. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as MarkedWindow).isMarked = true;
  });
}

/** Returns true if the page still has the document that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as MarkedWindow).isMarked === true);
}
