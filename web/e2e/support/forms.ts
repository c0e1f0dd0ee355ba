import type { Locator, Page } from "@playwright/test";
import { EVENT, openBooking } from "./booking.ts";
import { coreReady } from "./browser.ts";
import { dialogLink } from "./shell.ts";

/** Opens each form as a visitor does. */
export const FORMS: Readonly<
  Record<"contact" | "event contact" | "booking", (page: Page) => Promise<Locator>>
> = {
  contact: async (page) => {
    await page.goto("/contacts");
    await coreReady(page);
    return page.locator("main form");
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
