import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { coreReady } from "./support/browser.ts";
import { focusStop } from "./support/focus.ts";
import { pauseRequests } from "./support/rest.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: {} });

const submitButton = (page: Page) => page.locator("button[type=submit]");

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("(201) 555-0123");
  await page.getByLabel(/^Company/).fill("Analytical Engines");
  await page.getByRole("textbox", { name: /^Service/ }).fill("Generative AI");
  await page.getByLabel(/^Description/).fill("Reconcile <b>payroll</b> before it runs.");
  await page.getByLabel(/Privacy Policy/).check();
}

/** Fills in and submits the form. The request is held back until the returned function is called. */
async function submitPaused(page: Page, email: string): Promise<() => void> {
  await coreReady(page);
  await fill(page, email);
  const release = await pauseRequests(page, "**/api/*-contact-us/");
  await submitButton(page).dblclick();
  await page.getByRole("button", { name: "Submitting..." }).waitFor();
  return release;
}

test.describe("contact page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contacts");
  });

  test("a submitted form is stored, and its fields are cleared", async ({ page, messages, server }) => {
    const email = "journey@site.example";
    await coreReady(page);
    await fill(page, email);
    await submitButton(page).click();
    await page.getByText("Message sent successfully!").waitFor();
    expect(server.leads(email)).toMatchObject([
      {
        fullName: "Ada Lovelace",
        phone: "+12015550123",
        company: "Analytical Engines",
        service: "Generative AI",
        description: "Reconcile bpayrollb before it runs.",
      },
    ]);
    const [reference] = server.leads(email).map((lead) => lead.reference);
    expect(server.leadLines().filter((line) => line.includes(email))).toEqual([
      // The form was filled in within a second, so it may be marked as suspected spam.
      expect.stringMatching(
        new RegExp(`^${reference}  .*  Ada Lovelace  ${email}  \\+12015550123( {2}\\(suspect\\))?$`),
      ),
    ]);
    const inputs = page.locator("form").getByRole("textbox");
    for (const input of await inputs.all()) expect(await input.inputValue()).toBe("");
    expect(await page.getByLabel(/Privacy Policy/).isChecked()).toBe(false);
    expect(await focusStop(page)).toEqual({ name: expect.stringContaining("Message sent"), fault: null });
    await expectAccessible(page);
    expect(messages).toEqual([]);

    await submitButton(page).click();
    await page.getByRole("alert").getByText("There are 4 problems").waitFor();
    expect(await page.getByText("Message sent successfully!").count()).toBe(0);
  });

  test("typed text survives a visit to another page until it is sent", async ({ page, server }) => {
    await coreReady(page);
    const email = "returned@site.example";
    await fill(page, email);
    const leaveAndReturn = async () => {
      await page.locator('footer a[href="/about"]').first().dispatchEvent("click");
      await page.waitForURL("**/about");
      await page.getByLabel("Full name").waitFor({ state: "detached" });
      await page.goBack();
      await page.getByLabel("Full name").waitFor();
    };
    await leaveAndReturn();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toBe("+1 201 555 0123");
    await page.getByLabel(/Privacy Policy/).check();
    await submitButton(page).click();
    await page.getByText("Message sent successfully!").waitFor();
    expect(server.leads(email)).toMatchObject([
      { phone: "+12015550123", description: "Reconcile bpayrollb before it runs." },
    ]);
    await leaveAndReturn();
    const inputs = page.locator("form").getByRole("textbox");
    for (const input of await inputs.all()) expect(await input.inputValue()).toBe("");
  });

  test("an empty form is rejected: the summary receives the focus and links to the fields", async ({
    page,
  }) => {
    await coreReady(page);
    await submitButton(page).click();
    const summary = page.getByRole("alert");
    await summary.waitFor();
    expect(await summary.getByRole("link").allInnerTexts()).toEqual([
      "Full name is required.",
      "Email is required.",
      "Phone number is required.",
      "You must accept the Privacy Policy.",
    ]);
    await expect(summary).toBeFocused();
    const email = page.getByLabel("Email");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.getAttribute("aria-describedby")).toBe("contact-email-error");
    await expectAccessible(page);
    await summary.getByRole("link", { name: "Email is required." }).click();
    await expect(email).toBeFocused();
  });

  test("invalid characters are stripped while typing, and the caret stays", async ({ page }) => {
    await coreReady(page);
    const fullName = page.getByLabel("Full name");
    await fullName.fill("Ada Lovelace");
    await fullName.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    await page.keyboard.type("1x\u{1F600}y");
    expect(await fullName.inputValue()).toBe("Adaxy Lovelace");
    expect(await fullName.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);

    // A field of type email has no selection API.
    const email = page.getByLabel("Email");
    await email.pressSequentially("ada@site.example");
    for (let press = 0; press < ".example".length; press += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("<>/\\s");
    expect(await email.inputValue()).toBe("ada@sites.example");
    await page.keyboard.insertText("<x>/yx");
    await page.keyboard.type("!");
    expect(await email.inputValue()).toBe("ada@sitesxyx!.example");
    await expect(email).toBeFocused();
    expect(await email.getAttribute("type")).toBe("email");
  });

  test("undo and redo restore the phone field's previous numbers and countries", async ({ page }) => {
    await coreReady(page);
    const phone = page.getByLabel("Phone", { exact: true });
    const expectNumber = async (number: string, country: string) => {
      expect(await phone.inputValue()).toBe(number);
      await page.getByRole("button", { name: `Country: ${country}` }).waitFor();
    };
    await phone.pressSequentially("2015550123");
    await phone.press("ControlOrMeta+a");
    await phone.pressSequentially("+44 20 7946 0958");
    await expectNumber("+44 20 7946 0958", "United Kingdom");
    await phone.press("ControlOrMeta+z");
    await expectNumber("+1 201 555 0123", "United States");
    await page.keyboard.type("4");
    await phone.press("ControlOrMeta+z");
    await expectNumber("+1 201 555 0123", "United States");
    await phone.press("ControlOrMeta+z");
    await expectNumber("", "United States");
    await phone.press("ControlOrMeta+Shift+z");
    await expectNumber("+1 201 555 0123", "United States");
    await phone.press("Control+y");
    await expectNumber("+1 201 555 01234", "United States");
  });

  test("a country is found by name, and its dial code replaces the old one", { tag: "@phone" }, async ({
    page,
  }) => {
    await coreReady(page);
    const phone = page.getByLabel("Phone", { exact: true });
    await phone.fill("+1 201 555 0123");
    await page.getByRole("button", { name: /^Country: United States/ }).click();
    const search = page.getByRole("combobox");
    await search.fill("german");
    await expectAccessible(page);
    // Keys of an input method neither choose a country nor close the list.
    for (const key of ["Enter", "Escape"]) {
      await search.dispatchEvent("keydown", { key, isComposing: true });
      expect(await page.getByRole("option").count()).toBe(1);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Country: Germany/ }).waitFor();
    expect((await phone.inputValue()).replaceAll(" ", "")).toBe("+492015550123");
    await expect(phone).toBeFocused();
  });

  test("a message above the focused control keeps the control in view", { tag: "@phone" }, async ({
    page,
    viewport,
  }) => {
    await coreReady(page);
    const consent = page.getByLabel(/Privacy Policy/);
    const { bottom } = await consent.evaluate((input) => {
      scrollTo(0, 0);
      return input.getBoundingClientRect();
    });
    await page.setViewportSize({ ...viewport, height: Math.ceil(bottom) + 2 });
    await page.getByLabel("Full name").focus();
    await consent.focus();
    await page.getByText("Full name is required").waitFor();
    await expect.poll(() => focusStop(page)).toEqual({ name: expect.stringMatching(/^input/), fault: null });
    const seen = await consent.evaluate((input) => innerHeight - input.getBoundingClientRect().bottom);
    // Scroll positions are whole pixels.
    expect(Math.round(seen)).toBeGreaterThanOrEqual(0);
  });

  test("a double click sends one lead, and a visitor who leaves meanwhile sees the outcome", async ({
    page,
    server,
  }) => {
    const email = "gone@site.example";
    const release = await submitPaused(page, email);
    const pending = page.getByRole("button", { name: "Submitting..." });
    expect(await pending.isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Submitting...");
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === "/");
    release();
    await page.getByRole("status").getByText("Message sent successfully!").waitFor();
    expect(server.leads(email)).toHaveLength(1);
  });

  test("the outcome of a message is shown and announced over a dialog, which keeps the focus", async ({
    page,
  }) => {
    const email = "dialog@site.example";
    const release = await submitPaused(page, email);
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search the site" });
    const input = search.getByRole("textbox");
    await input.fill("payroll");
    await input.press("Enter");
    await page.waitForURL((url) => url.pathname === "/search");
    await page.keyboard.press("Control+k");
    await search.waitFor();
    release();
    const toast = search.getByRole("status").filter({ hasText: "Message sent successfully!" });
    await toast.waitFor();
    await expect(input).toBeFocused();
    expect(await page.getByText("Message sent successfully!").count()).toBe(1);
    await expectAccessible(page);
    await toast.getByRole("button", { name: "Dismiss" }).focus();
    expect((await focusStop(page)).fault).toBeNull();
    // The toast stays when the dialog closes, and is not announced again.
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByText("Message sent successfully!").waitFor({ state: "detached" });
  });

  test("text typed before the core loads stays and is sanitised", async ({ page }) => {
    const release = await pauseRequests(page, "**/*.wasm");
    await page.reload();
    await page.getByLabel("Full name").fill("Grace1 Hopper");
    release();
    await coreReady(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Grace Hopper");
  });
});
