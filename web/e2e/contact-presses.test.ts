import { expect, type Locator } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { FORMS } from "./support/forms.ts";
import { bringToMiddle, PRESSES } from "./support/press.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

const submit = (form: Locator) => form.getByRole("button", { name: "Submit" });

for (const [name, show] of Object.entries(FORMS)) {
  test.describe(`the ${name} form`, () => {
    test("handles the click when an empty field is left, and shows the field's message", async ({ open }) => {
      for (const press of Object.values(PRESSES)) {
        const { page, close } = await open({ viewport: VIEWPORTS.phone, hasTouch: true });
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
