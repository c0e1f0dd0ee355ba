import type { Locator, Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { EVENT, openBooking } from "./support/booking.ts";
import { coreReady, open, VIEWPORTS, type WatchedPage } from "./support/browser.ts";
import { hasFocus } from "./support/focus.ts";
import { bringToMiddle, PRESSES } from "./support/press.ts";
import { dialogLink } from "./support/shell.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests({ seed: true });

/** The forms, each as the visitor finds it. */
const FORMS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  contact: async (page) => {
    await page.goto(`${site.server.origin}/contacts`);
    await coreReady(page);
    return page.locator("form").filter({ has: page.getByLabel("Full name") });
  },
  "event contact": async (page) => {
    await page.goto(`${site.server.origin}/${EVENT}`);
    await dialogLink(page, "Contact Us").last().click();
    const dialog = page.getByRole("dialog", { name: "Contact Us" });
    await dialog.getByRole("button", { name: /^Country/ }).waitFor();
    return dialog;
  },
  booking: async (page) => {
    await page.goto(`${site.server.origin}/${EVENT}`);
    return openBooking(page);
  },
};

const submit = (form: Locator) => form.getByRole("button", { name: "Submit" });

describe.each(Object.entries(FORMS))("the %s form", (_name, show) => {
  let watched: WatchedPage | undefined;
  afterEach(() => watched?.close());

  describe.each(Object.entries(VIEWPORTS))("on a %s", (_size, viewport) => {
    test.each(Object.entries(PRESSES))(
      "loses no click when an empty field is left by %s",
      async (_kind, press) => {
        watched = await open(site.browser, { viewport, hasTouch: true });
        const { page } = watched;
        const form = await show(page);
        /** Leaves an empty field for a control further down. */
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
      },
    );
  });

  test("shows the message of a field that was left by Tab", async () => {
    watched = await open(site.browser, { viewport: VIEWPORTS.desktop });
    const { page } = watched;
    const form = await show(page);
    await form.locator('[name="fullName"]').focus();
    await page.keyboard.press("Tab");
    await form.locator('[id$="-fullName-error"]').waitFor();
    expect(await hasFocus(form.locator('[name="email"]'))).toBe(true);
  });
});
