import { type BrowserContextOptions, expect } from "@playwright/test";
import {
  bookElsewhere,
  bookedSlots,
  choose,
  dayLabel,
  EVENT,
  fillVisitor,
  freeSlot,
  openBooking,
  timeLabel,
} from "./support/booking.ts";
import { coreReady } from "./support/browser.ts";
import { idle } from "./support/rest.ts";
import { isSameDocument, markDocument } from "./support/shell.ts";
import { FEW } from "./support/site-paths.ts";
import { type Open, test, type WatchedPage } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

interface Translated extends WatchedPage {
  /** Opens a page and waits until it is hydrated and translated. */
  visit(path: string): Promise<void>;
  /** Fails if the page was reloaded, logged anything or lost its heading. */
  expectIntact(): Promise<void>;
}

/** Opens a page and replaces all text nodes, also later ones, as a browser's translation does. */
async function openTranslated(open: Open, options: BrowserContextOptions = {}): Promise<Translated> {
  const watched = await open({ timezoneId: "Europe/Berlin", ...options });
  const { page, messages } = watched;
  await page.addInitScript(() => {
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest("script, style, font, textarea, svg, noscript"))
        return;
      const outer = document.createElement("font");
      // Creates a new text node and detaches the page's own.
      outer.appendChild(document.createElement("font")).textContent = text.data;
      text.replaceWith(outer);
    };
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(replace);
    };
    addEventListener("translate", () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          for (const node of [target, ...addedNodes]) translate(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
  return {
    ...watched,
    async visit(path) {
      await page.goto(path);
      await page.mouse.move(10, 10);
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("core_wasm_bg")),
      );
      // The page takes over texts that no translation has replaced.
      const live = page.locator('header[data-live="true"], a[aria-haspopup="dialog"]');
      await live.first().waitFor({ state: "attached" });
      await idle(page);
      await markDocument(page);
      await page.evaluate(() => dispatchEvent(new Event("translate")));
    },
    async expectIntact() {
      expect(messages).toEqual([]);
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator("main h1").count()).toBe(1);
    },
  };
}

test("a translated booking dialog books once and confirms it", async ({ open, origin }) => {
  const { page, visit, expectIntact } = await openTranslated(open);
  await visit(`/${EVENT}`);
  const dialog = await openBooking(page);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await dialog.getByRole("alert").getByText("There are 4 problems").waitFor();
  const slot = await freeSlot(origin);
  await choose(dialog, slot);
  await dialog.getByText("Your own clock (Europe/Berlin) is shown beside it.").waitFor();
  await dialog.getByText("3 problems").waitFor();
  await dialog.locator("p").getByText(dayLabel(slot)).waitFor();
  const other = await freeSlot(origin, ["2027-10-14"]);
  await choose(dialog, other);
  await dialog.locator("p").getByText(dayLabel(other)).waitFor();
  // Another visitor takes the slot.
  await bookElsewhere(origin, other);
  await dialog.getByText("That time slot has just been taken. Please choose another one.").waitFor();
  await dialog.getByRole("alert").getByRole("button").first().click();
  await dialog.getByText("No time chosen yet").waitFor({ state: "detached" });
  await choose(dialog, slot);
  await dialog.getByLabel("Email").fill("ada");
  await dialog.getByLabel("Full name").fill("Ada Lovelace");
  await dialog.locator("#booking-email-error").getByText("Please enter a valid email address.").waitFor();
  await fillVisitor(dialog, "translated@site.example");
  await dialog.getByRole("button", { name: "Submit" }).click();
  const done = page.getByRole("region", { name: "Your time is booked" });
  await done.getByText(timeLabel(slot)).waitFor();
  await done.getByRole("button", { name: "Dismiss" }).click();
  expect(await done.count()).toBe(0);
  await openBooking(page);
  await dialog.getByText("No time chosen yet").waitFor();
  expect(await dialog.getByText("Your own clock").count()).toBe(0);
  const booked = (await bookedSlots(origin))[slot.date] ?? [];
  expect(booked.filter(({ time }) => time === slot.time)).toHaveLength(1);
  await expectIntact();
});

test("a page that fails after an accepted booking reloads as the confirmation", async ({ open, origin }) => {
  const { page, visit } = await openTranslated(open);
  await visit(`/${EVENT}`);
  const dialog = await openBooking(page);
  const slot = await freeSlot(origin, ["2027-10-13"]);
  await choose(dialog, slot);
  await fillVisitor(dialog, "broken@site.example");
  // React removes this element once the slot is booked.
  await dialog.getByText("Your own clock").evaluate((text) => text.closest("p > span")?.remove());
  await dialog.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/\/book\?sent=B-/);
  await page.getByRole("heading", { name: "Your time is booked" }).waitFor();
  await page.getByText(timeLabel(slot)).waitFor();
});

test("a translated contact form shows errors, text length, country and outcome", async ({ open, server }) => {
  const { page, visit, expectIntact } = await openTranslated(open);
  await visit("/contacts");
  await coreReady(page);
  const submit = page.locator("button[type=submit]");
  await submit.click();
  const error = page.locator("#contact-email-error");
  await error.getByText("Email is required.").waitFor();
  await page.getByLabel("Email").fill("ada");
  await submit.click();
  await error.getByText("Please enter a valid email address.").waitFor();
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill("translated@site.example");
  expect(await error.count()).toBe(0);
  const description = page.getByLabel(/^Description/);
  for (const length of [4800, 4801]) {
    await description.fill("x".repeat(length));
    await page.getByText(`${length} of 5000`, { exact: true }).first().waitFor();
  }
  await page.getByRole("button", { name: "Country: " }).click();
  await page.getByRole("combobox").fill("zzzz");
  await page.getByText("No country found").waitFor();
  await page.getByRole("combobox").fill("Germany");
  await page.getByRole("option", { name: "Germany" }).click();
  await page.getByRole("button", { name: "Country: Germany, dial code +49" }).waitFor();
  await page.getByLabel("Phone", { exact: true }).fill("030 123456");
  await page.getByLabel(/Privacy Policy/).check();
  await submit.click();
  await page.getByText("Message sent successfully!").waitFor();
  await description.fill("And one more thing");
  expect(await page.getByText("Message sent successfully!").count()).toBe(0);
  expect(server.leads("translated@site.example")).toHaveLength(1);
  await expectIntact();
});

for (const path of [...FEW, "/career", "/search?q=oracle"]) {
  test(`every control of a translated ${path} can be pressed`, async ({ open }) => {
    const { page, visit, expectIntact } = await openTranslated(open, { reducedMotion: "no-preference" });
    await visit(path);
    const controls = page.locator("header summary, main :is(button:not([type=submit]), summary)");
    for (let turn = 0; turn < 2; turn += 1) {
      await controls.evaluateAll(async (all) => {
        for (const control of all as HTMLElement[]) {
          control.click();
          await new Promise(requestAnimationFrame);
        }
      });
      await idle(page);
    }
    await expectIntact();
  });
}
