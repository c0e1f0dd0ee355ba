import { expect, type Locator } from "@playwright/test";
import { choose, EVENT, freeSlot, openBooking } from "./support/booking.ts";
import { coreReady, VIEWPORTS } from "./support/browser.ts";
import { test } from "./support/test.ts";

/** Right-to-left names and texts, as typed by visitors and shown to them again. */

test.use({ ownSite: { seed: true } });

const direction = (field: Locator) => field.evaluate((element) => getComputedStyle(element).direction);

const fullName = "ليلى الفارسي";
const company = "شركة البحر";
const description = "نريد تسوية الرواتب قبل صرفها.";

test.describe("in Arabic", () => {
  const email = (page: string) => `${page}-arabic@site.example`;

  test("a right-to-left message is displayed as such while typing, and is stored unchanged", async ({
    open,
    server,
  }) => {
    const { page, messages } = await open({ viewport: VIEWPORTS.phone });
    await page.goto("/contacts");
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
    expect(server.leads(email("message"))).toMatchObject([{ fullName, company, description }]);
    expect(messages).toEqual([]);
  });

  test("a rejected form without JavaScript shows the name unchanged", async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone, javaScriptEnabled: false });
    await page.goto("/contacts");
    await page.getByLabel("Full name").fill(fullName);
    await page.locator("button[type=submit]").click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe(fullName);
    expect(await page.getByLabel("Full name").getAttribute("dir")).toBe("auto");
  });

  test("the confirmation's right-to-left name does not change the direction of the sentence", async ({
    page,
    origin,
    server,
  }) => {
    await page.goto(`/${EVENT}`);
    const dialog = await openBooking(page);
    await choose(dialog, await freeSlot(origin));
    await dialog.getByLabel("Full name").fill(fullName);
    expect(await direction(dialog.getByLabel("Full name"))).toBe("rtl");
    await dialog.getByLabel("Email").fill(email("booking"));
    await dialog.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
    // The server treats a form that was filled in within two seconds as spam and sends no link.
    await page.waitForTimeout(2_000);
    await dialog.getByRole("button", { name: /^Submit/ }).click();
    await page.getByRole("region", { name: "Your time is booked" }).waitFor();
    await page.goto(await server.bookingLink(email("booking")));
    const lead = page.locator("main p", { hasText: fullName }).first();
    expect(await lead.textContent()).toContain(`\u2068${fullName}\u2069, this is the time`);
    // The name is at the start of the sentence: at the left, before the comma.
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
  });
});
