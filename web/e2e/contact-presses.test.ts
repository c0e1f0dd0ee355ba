import { expect, type Locator, type Page } from "@playwright/test";
import { EVENT, openBooking } from "./support/booking.ts";
import { coreReady } from "./support/browser.ts";
import { bringToMiddle, PRESSES } from "./support/press.ts";
import { dialogLink } from "./support/shell.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

/** Opens each form as a visitor would. */
const FORMS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  contact: async (page) => {
    await page.goto("/contacts");
    await coreReady(page);
    return page.locator("form").filter({ has: page.getByLabel("Full name") });
  },
  "event contact": async (page) => {
    await page.goto(`/${EVENT}`);
    await dialogLink(page, "Contact Us").last().click();
    const dialog = page.getByRole("dialog", { name: "Contact Us" });
    await dialog.getByRole("button", { name: /^Country/ }).waitFor();
    return dialog;
  },
  booking: async (page) => {
    await page.goto(`/${EVENT}`);
    return openBooking(page);
  },
};

const submit = (form: Locator) => form.getByRole("button", { name: "Submit" });

for (const [_name, show] of Object.entries(FORMS)) {
  test.describe(`the ${_name} form`, () => {
    test("handles the click when an empty field is left, and shows the field's message", {
      tag: "@phone",
    }, async ({ open }) => {
      for (const press of Object.values(PRESSES)) {
        const { page, close } = await open({ hasTouch: true });
        const form = await show(page);
        /** Focuses an empty field, then presses a control below it. */
        const leave = async (field: string, target: Locator) => {
          await bringToMiddle(target);
          await form.locator(`[name="${field}"]`).evaluate((input) => input.focus({ preventScroll: true }));
          await press(page, target);
        };
        const messageOf = (field: string) => form.locator(`[id$="-${field}-error"]`);

        await leave("fullName", form.getByRole("button", { name: /^Country/ }));
        await form.getByRole("option").first().waitFor();
        await messageOf("fullName").waitFor();
        await page.keyboard.press("Escape");

        const consent = form.getByRole("checkbox");
        if ((await consent.count()) > 0) {
          await leave("email", consent);
          await form.getByRole("checkbox", { checked: true }).waitFor();
          await messageOf("email").waitFor();
        }

        await leave("phone", submit(form));
        await form.getByRole("alert").getByRole("link", { name: "Phone number is required." }).waitFor();
        await messageOf("phone").waitFor();
        await close();
      }
    });

    test("shows the message of a field that was left with Tab", async ({ page }) => {
      const form = await show(page);
      await form.locator('[name="fullName"]').focus();
      await page.keyboard.press("Tab");
      await form.locator('[id$="-fullName-error"]').waitFor();
      await expect(form.locator('[name="email"]')).toBeFocused();
    });
  });
}
