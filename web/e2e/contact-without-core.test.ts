import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { open, VIEWPORTS } from "./support/browser.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests();

async function journey(page: Page, email: string): Promise<void> {
  await page.goto(`${site.server.origin}/contacts`);
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
  expect(site.server.leadLines().filter((line) => line.includes(`  ${email}  `))).toHaveLength(1);
}

describe.each(Object.entries(VIEWPORTS))("on a %s", (name, viewport) => {
  test("the contact form works without JavaScript", async () => {
    const { page, close } = await open(site.browser, { viewport, javaScriptEnabled: false });
    await journey(page, `plain-${name}@site.example`);
    await close();
  });

  test("without JavaScript, Back leads to everything that was typed", async () => {
    const { page, close } = await open(site.browser, { viewport, javaScriptEnabled: false });
    await page.goto(`${site.server.origin}/contacts`);
    const typed: Readonly<Record<string, string>> = {
      fullName: "Ada Lovelace",
      email: "ada@site.example",
      phone: "1",
      company: "Analytical Engines",
      service: "Generative AI",
      description: "Reconcile payroll before it runs.",
    };
    for (const [field, text] of Object.entries(typed)) await page.locator(`form [name=${field}]`).fill(text);
    await page.locator("button[type=submit]").click();
    await page.getByText(/There are \d problems/).waitFor();
    await page.goBack();
    for (const [field, text] of Object.entries(typed))
      expect(await page.locator(`form [name=${field}]`).inputValue(), field).toBe(text);
    await close();
  });

  test("the contact form works with the WebAssembly blocked", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.route("**/*.wasm", (route) => route.abort());
    await journey(page, `blocked-${name}@site.example`);
    await close();
  });

  test("Back leads to a form that was refused, with what was typed and its errors", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(`${site.server.origin}/contacts`);
    await page.getByLabel("Full name").fill("Ada Lovelace");
    await page.getByLabel("Email").fill("ada@");
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText("There are 3 problems").waitFor();
    await page.waitForFunction(() => history.state?.key);
    const title = await page.title();
    await page.locator('a[href="/about"]').first().dispatchEvent("click");
    await page.waitForURL(`${site.server.origin}/about`);
    await page.waitForFunction((form) => document.title !== form, title);
    await page.goBack();
    await page.getByText("There are 3 problems").waitFor();
    expect(await page.title()).toBe(title);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    expect(await page.getByLabel("Email").inputValue()).toBe("ada@");
    expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
    await close();
  });

  test("a page that was refused and then hydrated keeps its errors and is accessible", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(`${site.server.origin}/contacts`);
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText("There are 4 problems").waitFor();
    await expectAccessible(page);
    await close();
  });
});
