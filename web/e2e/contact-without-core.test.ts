import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import type { TestServer } from "./support/server.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: {} });

async function journey(server: TestServer, page: Page, email: string): Promise<void> {
  await page.goto("/contacts");
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill("ada@");
  await page.locator("button[type=submit]").click();
  await page.getByText("There are 3 problems").waitFor();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
  await page.getByLabel(/Privacy Policy/).check();
  await page.locator("button[type=submit]").click();
  await page.getByText("Message sent successfully!").waitFor();
  expect(server.leadLines().filter((line) => line.includes(`  ${email}  `))).toHaveLength(1);
}

test("the contact form works without JavaScript", async ({ open, server, device }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await journey(server, page, `plain-${device}@site.example`);
});

test("the contact form works with WebAssembly blocked", async ({ page, server, device }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await journey(server, page, `blocked-${device}@site.example`);
});

test("Back restores a rejected form with the typed text and its errors", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("/contacts");
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill("ada@");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await page.getByText("There are 3 problems").waitFor();
  await page.waitForFunction(() => history.state?.key);
  await expectAccessible(page);
  const title = await page.title();
  await page.locator('a[href="/about"]').first().dispatchEvent("click");
  await page.waitForURL("/about");
  await page.waitForFunction((form) => document.title !== form, title);
  await page.goBack();
  await page.getByText("There are 3 problems").waitFor();
  expect(await page.title()).toBe(title);
  expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@");
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
});
