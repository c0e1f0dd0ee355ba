import { expect, type Page } from "@playwright/test";
import { accept, signInAgain, signInAs, tabTo } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { AFTERNOON, bookAsVisitor, FAIR_LANDING, shown, TODAY, TOMORROW } from "./support/fair.ts";
import type { TestServer } from "./support/server.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { added: FAIR_LANDING } });

const slots = (page: Page) => page.getByRole("list", { name: "Slots" });
const bookingLink = (page: Page, name: string) => slots(page).getByRole("link", { name: new RegExp(name) });
const panel = (page: Page) => page.getByRole("region", { name: "Booking", exact: true });

/** Each test books other slots. A retry uses the next free one. */
const free = AFTERNOON.values();
function nextSlot(): string {
  const { value } = free.next();
  if (!value) throw new Error("every slot is booked");
  return value;
}

async function openBoard(page: Page, server: TestServer, role = "sales"): Promise<void> {
  await signInAs(page, server, role);
  await page.goto("/admin/bookings");
  await slots(page).waitFor();
}

async function openBooking(page: Page, name: string): Promise<void> {
  await bookingLink(page, name).click();
  await panel(page).getByRole("heading", { name }).waitFor();
}

/** Waits for a mail to a visitor. */
async function expectMail(server: TestServer, to: string, text: RegExp): Promise<void> {
  const mails = () => server.mails().filter((mail) => mail.includes(`To: ${to}`));
  await expect.poll(() => mails().some((mail) => text.test(mail))).toBe(true);
}

test.describe("on each device", { tag: "@phone" }, () => {
  test("a booking is moved, and the visitor gets a mail", async ({
    page,
    server,
    origin,
    device,
    messages,
  }) => {
    const [from, name] = [nextSlot(), device === "phone" ? "Ada Lovelace" : "Grace Hopper"];
    await bookAsVisitor(origin, name, from);
    await openBoard(page, server);
    await expectAccessible(page);
    await openBooking(page, name);
    await expect(panel(page)).toContainText(shown(from));
    await expectAccessible(page);
    await panel(page).getByRole("button", { name: "Move" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("The visitor gets a mail");
    await dialog
      .getByRole("button", { name: /^\w+ \d+ \w+$/ })
      .last()
      .click();
    await dialog.getByRole("radio").first().check();
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("button", { name: /^Move to/ }).click();
    await expect(page.getByText(`${name} is moved to`)).toBeVisible();
    await expect(panel(page)).not.toContainText(shown(from));
    await expectMail(server, `${name.toLowerCase().replace(" ", ".")}@example.org`, /moved|new time/i);
    expect(messages).toEqual([]);
  });

  test("booth staff start on the board, check in by reference and undo it", async ({
    page,
    server,
    origin,
    device,
  }) => {
    const name = device === "phone" ? "Hedy Lamarr" : "Annie Easley";
    const reference = await bookAsVisitor(origin, name, nextSlot());
    await accept(page, server.invite(`booth-${device}@example.org`, "booth"), "Bookings");
    await expect(page.getByRole("link", { name: /^(Overview|Leads)/ })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Days" })).toHaveCount(0);
    const search = page.getByRole("textbox", { name: /^Check in/ });
    await search.fill(name.slice(0, 6));
    await expect(page.getByText("1 match: press Enter to check in")).toBeVisible();
    await expectAccessible(page);
    await search.fill(reference.toLowerCase().replace("-", ""));
    await search.press("Enter");
    await expect(page.getByText(`${name} is checked in`)).toBeVisible();
    await expect(search).toHaveValue("");
    await expect(slots(page).getByRole("listitem").filter({ hasText: name })).toContainText("Checked in");
    await page.getByRole("button", { name: "Undo" }).click();
    const checkIn = slots(page).getByRole("button", { name: `Check in ${name}` });
    await checkIn.click();
    await expect(checkIn).toHaveCount(0);
    await page.reload();
    await expect(slots(page).getByRole("listitem").filter({ hasText: name })).toContainText("Checked in");
  });
});

test("a visitor's booking appears on an open board", async ({ page, server, origin }) => {
  await openBoard(page, server);
  await bookAsVisitor(origin, "Alan Turing", nextSlot());
  await bookingLink(page, "Alan Turing").waitFor();
});

test("a slot is booked for somebody, after faults and an ended session", async ({ page, server }) => {
  const slot = nextSlot();
  await openBoard(page, server);
  await slots(page)
    .getByRole("button", { name: new RegExp(`^Free ?, ${shown(slot)}`) })
    .click();
  const dialog = page.getByRole("dialog", { name: "Book for somebody" });
  await dialog.getByLabel("Full name").fill("Edsger Dijkstra");
  await dialog.getByLabel("E-mail").fill("edsger");
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await expect(dialog.getByLabel("Full name")).toHaveValue("Edsger Dijkstra");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("E-mail").fill("edsger@example.org");
  await dialog.getByLabel("Phone").fill("(704) 555-0142");
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await signInAgain(page);
  await panel(page).getByRole("heading", { name: "Edsger Dijkstra" }).waitFor();
  await expect(panel(page)).toContainText(shown(slot));
  await expectMail(server, "edsger@example.org", /Subject:/);
});

test("a booking is cancelled after a confirmation that names who and when", async ({
  page,
  server,
  origin,
}) => {
  const slot = nextSlot();
  await bookAsVisitor(origin, "Dorothy Vaughan", slot);
  await openBoard(page, server);
  await openBooking(page, "Dorothy Vaughan");
  await panel(page).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Cancel the booking" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Dorothy Vaughan");
  await expect(dialog).toContainText(shown(slot));
  await dialog.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(panel(page)).toContainText("Cancelled on");
  await slots(page)
    .getByRole("button", { name: new RegExp(`^Free ?, ${shown(slot)}`) })
    .waitFor();
  await expectMail(server, "dorothy.vaughan@example.org", /cancel/i);
});

test("a booking is moved with the keyboard only", async ({ page, server, origin }) => {
  const slot = nextSlot();
  await bookAsVisitor(origin, "Katherine Johnson", slot);
  await openBoard(page, server);
  await page.keyboard.press("j");
  await page.keyboard.press("End");
  const link = bookingLink(page, "Katherine Johnson");
  for (let presses = 0; presses < AFTERNOON.length * 4; presses++) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowUp");
  }
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Katherine Johnson" })).toBeFocused();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("button", { name: /^\w+ \d+ \w+$/ }).last());
  await page.keyboard.press("Enter");
  await dialog.getByRole("radio").first().waitFor();
  await tabTo(page, dialog.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Katherine Johnson is moved to")).toBeVisible();
  await dialog.waitFor({ state: "detached" });
  await expect(panel(page).getByRole("heading", { name: "Katherine Johnson" })).toBeFocused();
  await page.keyboard.press("c");
  await expect(panel(page)).toContainText("Checked in");
  await page.keyboard.press("Escape");
  await expect(bookingLink(page, "Katherine Johnson")).toBeFocused();
});

test("the day is printed as a list without the interface", async ({ page, server, origin }) => {
  const reference = await bookAsVisitor(origin, "Mary Jackson", nextSlot());
  await openBoard(page, server);
  await bookingLink(page, "Mary Jackson").waitFor();
  await page.emulateMedia({ media: "print" });
  const row = page.getByRole("row").filter({ hasText: "Mary Jackson" });
  await expect(row).toContainText(reference);
  await expect(page.getByText("Test Fair").last()).toBeVisible();
  expect(await page.locator("button:visible, a:visible, input:visible").count()).toBe(0);
});

test("the palette finds a booking, and its address opens it in its day", async ({ page, server, origin }) => {
  const slot = nextSlot();
  await bookAsVisitor(origin, "Radia Perlman", slot, TOMORROW);
  await openBoard(page, server, "owner");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Radia");
  await page.getByRole("option", { name: /Radia Perlman/ }).click();
  await panel(page).getByRole("heading", { name: "Radia Perlman" }).waitFor();
  await page.goto(new URL(page.url()).pathname);
  await panel(page).getByRole("heading", { name: "Radia Perlman" }).waitFor();
  await expect(bookingLink(page, "Radia Perlman")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Days" }).locator("[aria-current]")).not.toContainText(
    "Today",
  );
  expect(TODAY).not.toBe(TOMORROW);
  await panel(page).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Show in the audit log" }).click();
  await page.getByRole("heading", { level: 1, name: "Audit log" }).waitFor();
});
