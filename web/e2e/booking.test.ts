import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import {
  bookElsewhere,
  bookedPage,
  bookedSlots,
  choose,
  cutOffSlots,
  dayLabel,
  dayRadio,
  EVENT,
  fillVisitor,
  freeSlot,
  openBooking,
  shownIn,
  slotRadio,
  timeLabel,
  weekday,
} from "./support/booking.ts";
import { focusStop } from "./support/focus.ts";
import { gate } from "./support/rest.ts";
import { dialogLink, enter, focused, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

/** The day for tests that book many slots: other tests need the early slots of the first day. */
const LAST_DAY = ["2027-10-15"];

const submit = (dialog: Locator) => dialog.getByRole("button", { name: /^Submit/ });
const confirmation = (page: Page) => page.getByRole("region", { name: "Your time is booked" });
const values = (dialog: Locator) =>
  dialog
    .getByRole("textbox")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test.describe("booking dialog", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  const visit = async (page: Page) => {
    await page.goto(`/${EVENT}`);
    return openBooking(page);
  };

  test("after a booking the dialog closes, and the page shows the confirmation until it is dismissed", {
    tag: "@phone",
  }, async ({ page, messages, origin, device, viewport }) => {
    const slot = await freeSlot(origin);
    const dialog = await visit(page);
    await expectAccessible(page);
    expect(
      await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
    // The dialog slides in.
    if (device === "phone")
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    await choose(dialog, slot);
    await fillVisitor(dialog, `book-${device}@site.example`);
    await submit(dialog).click();

    const done = confirmation(page);
    await done.waitFor();
    expect(await dialog.isVisible()).toBe(false);
    expect(await focusStop(page)).toEqual({
      name: expect.stringContaining("Your time is booked"),
      fault: null,
    });
    const shown = await shownIn(done);
    for (const fact of [dayLabel(slot), weekday(slot), timeLabel(slot), "Pacific Time, Las Vegas"])
      expect(shown).toContain(fact);
    expect(shown).toMatch(/\bB-[0-9A-Z]+\b/);
    const href = await done.getByRole("link", { name: "Add to your calendar" }).getAttribute("href");
    const calendar = await fetch(new URL(href ?? "", origin));
    expect(calendar.headers.get("content-type")).toMatch(/^text\/calendar/);
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expectAccessible(page);
    expect((await bookedSlots(origin))[slot.date]).toContainEqual({ time: slot.time });

    const links = await done.getByRole("link").all();
    const manage = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(manage.slice(1)).toEqual([
      expect.stringMatching(/^\/booking\/[0-9a-f]+#move$/),
      expect.stringMatching(/^\/booking\/[0-9a-f]+#cancel$/),
    ]);
    const own = await fetch(new URL(manage[1] ?? "", origin));
    expect(await own.text()).toContain(timeLabel(slot));
    await done.getByRole("button", { name: "Dismiss" }).click();
    expect(await done.count()).toBe(0);
    expect(await focused(page)).toBe("Register");
    const again = await openBooking(page);
    expect(await values(again)).toEqual(["", "", "", "", ""].slice(0, (await values(again)).length));
    expect(await again.getByRole("radio", { checked: true }).count()).toBe(0);
    await dayRadio(again, slot).check();
    expect(await slotRadio(again, slot).isDisabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test("without a day and a slot the alert names both and links to the days, then to the slots", async ({
    page,
    origin,
  }) => {
    const slot = await freeSlot(origin);
    const dialog = await visit(page);
    await fillVisitor(dialog, "nobody@site.example");
    await submit(dialog).click();
    const alert = dialog.getByRole("alert");
    await alert.waitFor();
    expect(await alert.getByRole("link").allInnerTexts()).toEqual(["Please select a date and a time slot."]);
    await expect(alert).toBeFocused();
    await expectAccessible(page);
    await alert.getByRole("link").click();
    await expect(dayRadio(dialog, { date: "2027-10-12", time: "" })).toBeFocused();
    const tiedTo = (error: string) =>
      dialog
        .locator(`[aria-invalid=true][aria-describedby=${error}]`)
        .evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute("name")))]);
    expect(await tiedTo("booking-days-error")).toEqual(["date"]);

    const message = alert.getByRole("listitem");
    await message.evaluate((item) => {
      item.dataset.announced = "true";
    });
    await dayRadio(dialog, slot).check();
    // A new element with the same text would be announced again.
    expect(await message.getAttribute("data-announced")).toBe("true");
    await submit(dialog).click();
    await alert.getByRole("link").click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("time");
    expect(await tiedTo("booking-slots-error")).toEqual(["time"]);
    await slotRadio(dialog, slot).check();
    expect(await alert.count()).toBe(0);
    expect(await tiedTo("booking-slots-error")).toEqual([]);
  });

  test("the second of two visitors is offered the nearest free slots, keeps the form, and books one of them", async ({
    page,
    origin,
  }) => {
    const slot = await freeSlot(origin);
    await cutOffSlots(page);
    const dialog = await visit(page);
    await choose(dialog, slot);
    await fillVisitor(dialog, "second@site.example");
    await bookElsewhere(origin, slot);
    await submit(dialog).click();
    const lost = dialog.getByRole("alert");
    await lost.getByText("That time slot has just been taken. Please choose another one.").waitFor();
    await expect(lost).toBeFocused();
    expect(await lost.getByRole("button").count()).toBe(3);
    expect(await dialog.getByLabel("Email").inputValue()).toBe("second@site.example");
    expect(await dialog.getByText("Something went wrong").count()).toBe(0);
    await expectAccessible(page);
    await lost.getByRole("button").first().click();
    await submit(dialog).click();
    // The confirmation's links lead to their targets and move the focus there.
    await confirmation(page).getByRole("link").last().click();
    const heading = page.locator("h2#cancel");
    await heading.waitFor();
    await expect(heading).toBeFocused();
    expect((await focusStop(page)).name).toMatch(/^h2/);
  });

  test("a booking whose response is lost can be sent again, and is booked once", async ({
    page,
    messages,
    origin,
  }) => {
    const slot = await freeSlot(origin);
    const keys: (string | undefined)[] = [];
    await page.route("**/api/book-slot/", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 2) return route.continue();
      // The server has booked; the connection fails before its response.
      await route.fetch();
      return route.abort();
    });
    const dialog = await visit(page);
    await choose(dialog, slot);
    await fillVisitor(dialog, "lost@site.example");
    await submit(dialog).click();
    await dialog.getByText("You will not be booked twice.", { exact: false }).waitFor();
    expect((await bookedSlots(origin))[slot.date]).toContainEqual({ time: slot.time });
    expect(await slotRadio(dialog, slot).isChecked()).toBe(true);
    expect(await focusStop(page)).toEqual({ name: expect.stringContaining("Something went"), fault: null });
    const message = await dialog.getByRole("alert").boundingBox();
    const bar = await dialog.locator("form > :last-child").boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(messages).toContain("error: booking form: the server answered nothing");
    await expectAccessible(page);
    await submit(dialog).click();
    const done = confirmation(page);
    await done.waitFor();
    expect(await shownIn(done)).toContain(timeLabel(slot));
    expect(keys).toHaveLength(3);
    expect([...new Set(keys)]).toEqual([expect.stringMatching(/./)]);
  });

  for (const outcome of ["booked", "taken"] as const) {
    test(`a visitor who leaves while a slot is ${outcome} sees the outcome`, async ({ page, origin }) => {
      const slot = await freeSlot(origin, LAST_DAY);
      const answer = gate();
      await cutOffSlots(page);
      await page.route("**/api/book-slot/", async (route) => {
        await answer.opened;
        await route.continue();
      });
      await page.goto("/");
      await shellReady(page);
      await enter(page, `/${EVENT}`);
      const dialog = await openBooking(page);
      await choose(dialog, slot);
      await fillVisitor(dialog, `gone-${outcome}@site.example`);
      await submit(dialog).click();
      await dialog.getByRole("button", { name: "Submitting..." }).waitFor();
      await page.goBack();
      await shellReady(page);
      if (outcome === "taken") await bookElsewhere(origin, slot);
      answer.open();
      const text = {
        // The rest depends on the duration of the test: a form filled in too fast gets no mail.
        booked: "Your time is booked.",
        taken: `${timeLabel(slot)} is no longer free.`,
      }[outcome];
      await page.getByRole("status").getByText(text).waitFor();
      await expectAccessible(page);
    });
  }

  test("errors found only by the server appear at their fields, and an exceeded limit with its message", async ({
    page,
    messages,
    origin,
  }) => {
    const slot = await freeSlot(origin);
    await page.route("**/api/book-slot/", (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { field: "email", code: "invalid", message: "Please enter a valid email address." },
            { field: "time", code: "unavailable", message: "This time slot is not available." },
          ],
        },
      }),
    );
    const dialog = await visit(page);
    await choose(dialog, slot);
    await fillVisitor(dialog, "refused@site.example");
    await submit(dialog).click();
    await dialog.locator("#booking-email-error").waitFor();
    expect(await dialog.getByRole("alert").getByRole("link").allInnerTexts()).toEqual([
      "This time slot is not available. Please choose another one.",
      "Please enter a valid email address.",
    ]);
    await expect(dialog.getByRole("alert")).toBeFocused();
    expect(messages).toContain(
      "error: booking form: the server answered 422 (email: invalid, time: unavailable)",
    );
    await expectAccessible(page);

    const detail = "No more meetings can be booked for this e-mail address at this event.";
    await page.unroute("**/api/book-slot/");
    await page.route("**/api/book-slot/", (route) => route.fulfill({ status: 429, json: { detail } }));
    await choose(dialog, slot);
    await fillVisitor(dialog, "limit@site.example");
    await submit(dialog).click();
    const alert = dialog.getByRole("alert");
    await alert.getByText("Something went wrong. Please try again later.").waitFor();
    await alert.getByText(detail).waitFor();
  });

  test("the result of moving a booking has the focus", async ({ page, origin }) => {
    const slot = await freeSlot(origin);
    await page.goto(await bookedPage(origin, slot));
    const move = page.getByRole("button", { name: "Move booking" });
    const focus = (text: string) =>
      page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), text);
    await move.click();
    await focus("There is a problem");
    await expectAccessible(page);

    const other = await freeSlot(origin);
    const radio = page.locator(`input[value="${other.date} ${other.time}"]`);
    await radio.check();
    await bookElsewhere(origin, other);
    await move.click();
    await focus("That time slot has just been taken.");
    await page.getByRole("group", { name: "Nearest free times" }).getByRole("radio").first().check();
    await move.click();
    await focus("Your booking is moved.");
    expect((await focusStop(page)).fault).toBeNull();
  });

  test("the page behind does not scroll, and the focus stays inside and returns to the dialog's opener", async ({
    page,
  }) => {
    const dialog = await visit(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 800);
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      );
      expect(inside).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await dialog.getByLabel("Full name").fill("Ada");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Register");
    const again = await openBooking(page);
    expect(await again.getByLabel("Full name").inputValue()).toBe("Ada");
    await again.getByRole("button", { name: "Close" }).click();
    expect(await focused(page)).toBe("Register");
  });
});

test("after the event ends the dialog says so and links to the contact page, also during a booking", async ({
  open,
}) => {
  const watched = await open({ timezoneId: "America/Los_Angeles" });
  const { page } = watched;
  await cutOffSlots(page);
  await page.clock.install({ time: new Date("2027-10-15T15:00:00-07:00") });
  await page.goto(`/${EVENT}`);
  await dialogLink(page, "Register").first().click();
  const dialog = page.getByRole("dialog", { name: "Book a time slot" });
  await dialog.getByLabel("Full name").fill("Ada Lovelace");
  const isOver = async () => {
    await dialog.getByText("is over, so no more times can be booked.").waitFor();
    expect(await dialog.locator("form").count()).toBe(0);
    expect(await focusStop(page)).toEqual({ name: expect.stringContaining("is over"), fault: null });
  };
  await page.clock.fastForward("09:00:00");
  await isOver();
  await dialog.getByRole("button", { name: "Close" }).click();

  await page.reload();
  await dialogLink(page, "Register").first().click();
  await isOver();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Contact Us" }).click();
  await page.waitForURL(`**/contacts?from=/${EVENT}`);
});

test("the venue's time is shown with the visitor's if they differ", async ({ open }) => {
  const { page } = await open({ timezoneId: "Europe/Berlin" });
  await page.goto(`/${EVENT}`);
  const dialog = await openBooking(page);
  await dayRadio(dialog, { date: "2027-10-14", time: "" }).check();
  expect(await shownIn(dialog)).toContain("All times are venue time: Pacific Time, Las Vegas.");
  await dialog.getByRole("radio", { name: "01:00 PM to 01:30 PM 10:00 PM your time" }).waitFor();
  await dialog.getByRole("radio", { name: "03:00 PM to 03:30 PM 15 Oct, 12:00 AM your time" }).waitFor();
  expect(await shownIn(dialog)).toContain("Your own clock (Europe/Berlin) is shown beside it.");
  await expectAccessible(page);
});
