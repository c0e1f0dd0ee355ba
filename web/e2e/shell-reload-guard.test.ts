import { expect } from "@playwright/test";
import { idle } from "./support/rest.ts";
import { gotoShell, isSameDocument, markDocument, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

const STORED = "failed-node-removal";

test("a failed removal warns and reloads once for each path of a session", async ({ page, messages }) => {
  await gotoShell(page, "/about");
  await markDocument(page);
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => document.body.removeChild(document.createElement("p")));
    });
  const warnings = () =>
    messages.filter((text) => text.startsWith("warning: A node could not be removed on"));

  const reloaded = page.waitForEvent("load");
  await fail();
  await reloaded;
  await shellReady(page);
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBe("/about");
  expect(warnings()).toHaveLength(1);

  await markDocument(page);
  await fail();
  await expect.poll(warnings).toHaveLength(2);
  // A reload would have started by now.
  await idle(page);
  expect(await isSameDocument(page)).toBe(true);

  await page.locator('footer a[href="/career"]').click();
  await page.waitForURL("**/career");
  const again = page.waitForEvent("load");
  await fail();
  await again;
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBe("/about\n/career");
});

test("another error does not reload the page", async ({ page }) => {
  await gotoShell(page, "/about");
  await markDocument(page);
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("something else");
    });
  });
  await thrown;
  await idle(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBeNull();
});
