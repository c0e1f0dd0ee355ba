import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import {
  bookElsewhere,
  bookedSlots,
  dayLabel,
  EVENT,
  fillVisitor,
  freeSlot,
  type Slot,
  shownIn,
  timeLabel,
  weekday,
} from "./support/booking.ts";
import { atRest } from "./support/rest.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

/** Opens the day and selects the slot. */
async function pick(page: Page, slot: Slot): Promise<void> {
  const day = page.locator("details", { hasText: dayLabel(slot) });
  if ((await day.getAttribute("open")) === null) await day.locator("summary").click();
  await page.locator(`details input[name=slot][value="${slot.date} ${slot.time}"]`).check();
}

const send = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const main = (page: Page): Locator => page.locator("main");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const book = async (page: Page, slot: Slot, email: string) => {
    await page.goto(`/${EVENT}/book`);
    await pick(page, slot);
    await fillVisitor(main(page), email);
    await send(page);
  };

  test("the register button leads to a form, and submitting it books a slot", async ({ page, origin }) => {
    const slot = await freeSlot(origin);
    await page.goto(`/${EVENT}`);
    await page.getByRole("link", { name: "Register" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Book a time slot" }).waitFor();
    await pick(page, slot);
    await fillVisitor(main(page), "plain@site.example");
    await send(page);
    await page.getByRole("heading", { level: 1, name: "Your time is booked" }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/${EVENT}/book\\?sent=B-`));
    const shown = await shownIn(main(page));
    for (const fact of [dayLabel(slot), weekday(slot), timeLabel(slot), "Pacific Time, Las Vegas"])
      expect(shown).toContain(fact);
    expect(page.url()).not.toContain("plain");
    expect((await bookedSlots(origin))[slot.date]).toContainEqual({ time: slot.time });
    const href = await page.getByRole("link", { name: "Add to your calendar" }).getAttribute("href");
    expect((await fetch(new URL(href ?? "", origin))).headers.get("content-type")).toMatch(/^text\/calendar/);
  });

  test("the contact tab leads to a form that is sent, or shows its errors", async ({ page, server }) => {
    const email = "plain-contact@site.example";
    await page.goto(`/${EVENT}`);
    await page.getByRole("link", { name: "Contact Us", exact: true }).last().click();
    await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
    await fillVisitor(main(page), "ada@");
    await page.getByLabel(/Privacy Policy/).check();
    await send(page);
    await page.getByText("There is a problem").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/Privacy Policy/).check();
    await send(page);
    await page.getByRole("heading", { level: 1, name: "Message sent successfully!" }).waitFor();
    expect(server.leads(email)).toHaveLength(1);
  });

  test("the signed link moves the booking to a free slot, then cancels it", async ({
    page,
    origin,
    server,
  }) => {
    const email = "manage@site.example";
    const slot = await freeSlot(origin);
    await book(page, slot, email);
    await page.getByRole("heading", { level: 1, name: "Your time is booked" }).waitFor();
    await page.goto(await server.bookingLink(email));
    await page.getByRole("heading", { level: 1, name: "Your booking" }).waitFor();
    expect(await shownIn(main(page))).toContain("Ada Lovelace");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");

    const taken = await freeSlot(origin);
    await pick(page, taken);
    await bookElsewhere(origin, taken);
    await page.getByRole("button", { name: "Move booking" }).click();
    await page.getByText("That time slot has just been taken. Please choose another one.").waitFor();
    await page.getByRole("group", { name: "Nearest free times" }).getByRole("radio").first().check();
    await page.getByRole("button", { name: "Move booking" }).click();
    await page.getByText("Your booking is moved.").waitFor();
    expect((await bookedSlots(origin))[slot.date] ?? []).not.toContainEqual({ time: slot.time });

    const before = Object.values(await bookedSlots(origin)).flat().length;
    await page.getByText("Cancel this booking").click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await page.getByRole("heading", { level: 1, name: "Your booking is cancelled" }).waitFor();
    expect(Object.values(await bookedSlots(origin)).flat()).toHaveLength(before - 1);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Your booking is cancelled" }).waitFor();
    expect(await page.locator("form").count()).toBe(0);
    await page.goto("/booking/not-a-key");
    await page.getByRole("heading", { level: 1, name: "This link leads to no booking" }).waitFor();
  });
});

test("with JavaScript the plain booking page is accessible with errors and after a conflict", async ({
  page,
  messages,
  origin,
}) => {
  const slot = await freeSlot(origin);
  await page.goto(`/${EVENT}/book`);
  await atRest(page);
  await send(page);
  await page.getByText("There are 4 problems").waitFor();
  await expectAccessible(page);
  await pick(page, slot);
  await fillVisitor(main(page), "conflict@site.example");
  await bookElsewhere(origin, slot);
  await send(page);
  await page.getByText("That time slot has just been taken.").waitFor();
  expect(await page.getByRole("group", { name: "Nearest free times" }).getByRole("radio").count()).toBe(3);
  expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
  await expectAccessible(page);
  // Chromium itself logs one message for a page with status 422 or 409.
  expect(
    messages.map((line) => /the server responded with a status of (\d+)/.exec(line)?.[1] ?? line),
  ).toEqual(["422", "409"]);
});
