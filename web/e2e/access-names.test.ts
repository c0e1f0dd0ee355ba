import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { choose, EVENT, freeSlot, openBooking } from "./support/booking.ts";
import { coreReady, open, VIEWPORTS } from "./support/browser.ts";

/** Names and words that run from the right, typed by people and given back to them. */
import { siteForTests } from "./support/site.ts";

const site = siteForTests({ seed: true });

const direction = (field: Locator) => field.evaluate((element) => getComputedStyle(element).direction);

describe.each([
  ["Arabic", "ليلى الفارسي", "شركة البحر", "نريد تسوية الرواتب قبل صرفها."],
  ["Hebrew", "נועה בן דוד", "חברת הים", "אנחנו רוצים להתאים את השכר לפני התשלום."],
])("in %s", (language, fullName, company, description) => {
  const email = (page: string) => `${page}-${language.toLowerCase()}@site.example`;

  test("a message runs from the right while it is typed, and is stored as it was typed", async () => {
    const { page, messages, close } = await open(site.browser, { viewport: VIEWPORTS.phone });
    await page.goto(`${site.server.origin}/contacts`);
    await coreReady(page);
    const name = page.getByLabel("Full name");
    expect(await direction(name)).toBe("ltr");
    await name.fill(fullName);
    await page.getByLabel("Email").fill(email("message"));
    await page.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
    await page.getByLabel(/^Company/).fill(company);
    await page.getByLabel(/^Description/).fill(description);
    expect(await name.inputValue()).toBe(fullName);
    for (const field of [name, page.getByLabel(/^Company/), page.getByLabel(/^Description/)])
      expect(await direction(field)).toBe("rtl");
    for (const field of [page.getByLabel("Email"), page.getByLabel("Phone", { exact: true })])
      expect(await direction(field)).toBe("ltr");
    await page.getByLabel(/Privacy Policy/).check();
    await page.locator("button[type=submit]").click();
    await page.getByText("Message sent successfully!").waitFor();
    expect(site.server.leads(email("message"))).toMatchObject([{ fullName, company, description }]);
    expect(messages).toEqual([]);
    await close();
  });

  test("a refused form without JavaScript gives the name back as it was typed", async () => {
    const { page, close } = await open(site.browser, { viewport: VIEWPORTS.phone, javaScriptEnabled: false });
    await page.goto(`${site.server.origin}/contacts`);
    await page.getByLabel("Full name").fill(fullName);
    await page.locator("button[type=submit]").click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe(fullName);
    expect(await page.getByLabel("Full name").getAttribute("dir")).toBe("auto");
    await close();
  });

  test("a booking greets by name without turning the sentence around", async () => {
    const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
    await page.goto(`${site.server.origin}/${EVENT}`);
    const dialog = await openBooking(page);
    await choose(dialog, await freeSlot(site.server.origin));
    await dialog.getByLabel("Full name").fill(fullName);
    expect(await direction(dialog.getByLabel("Full name"))).toBe("rtl");
    await dialog.getByLabel("Email").fill(email("booking"));
    await dialog.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
    // Who fills in a form within two seconds is taken for a machine, which is sent no link.
    await page.waitForTimeout(2_000);
    await dialog.getByRole("button", { name: /^Submit/ }).click();
    await page.getByRole("region", { name: "Your time is booked" }).waitFor();
    await page.goto(await site.server.bookingLink(email("booking")));
    const lead = page.locator("main p", { hasText: fullName }).first();
    expect(await lead.textContent()).toContain(`\u2068${fullName}\u2069, this is the time`);
    // The name stands where the sentence begins: at the left, before the comma.
    const places = await lead.evaluate((element, name) => {
      const text = element.firstChild;
      if (!text) return null;
      const left = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect().left;
      };
      const start = text.textContent?.indexOf(name) ?? 0;
      return left(start, start + name.length) < left(start + name.length + 1, start + name.length + 2);
    }, fullName);
    expect(places).toBe(true);
    await close();
  });
});
