import type { Locator, Page } from "@playwright/test";
import { dialogLink } from "./shell.ts";

/** The example content's upcoming landing, and the one whose event has ended. */
export const EVENT = "oracle-ai-world-2027";
export const ENDED = "aiw25";

const DAYS = ["2027-10-12", "2027-10-13", "2027-10-14", "2027-10-15"] as const;
/** Starts of the slots, in minutes since midnight. The first half hour of a day is closed. */
const STARTS = Array.from({ length: 11 }, (_, index) => 10 * 60 + 30 + 30 * index);

export interface Slot {
  readonly date: string;
  /** The API label: `10:30 AM-11:00 AM`. */
  readonly time: string;
}

type Booked = Readonly<Record<string, readonly { readonly time: string }[]>>;

export async function bookedSlots(origin: string): Promise<Booked> {
  const response = await fetch(`${origin}/api/book-slot-list/?event=${EVENT}`);
  return ((await response.json()) as { data: Booked }).data;
}

/** Returns a free slot, since a retried test must not select the slot that it has booked. */
export async function freeSlot(origin: string, days: readonly string[] = DAYS): Promise<Slot> {
  const booked = await bookedSlots(origin);
  for (const date of days) {
    for (const start of STARTS) {
      const time = slotTime(start);
      if (!booked[date]?.some((slot) => slot.time === time)) return { date, time };
    }
  }
  throw new Error("every slot is booked");
}

let others = 0;

/** Books a slot with the API as a different visitor each time, since each may have only three meetings. */
export async function bookElsewhere(origin: string, slot: Slot): Promise<number> {
  return (await postBooking(origin, slot)).status;
}

/** Books a slot. Returns the page on which the booking is moved and cancelled. */
export async function bookedPage(origin: string, slot: Slot): Promise<string> {
  const { data } = (await (await postBooking(origin, slot)).json()) as { data: { manageUrl: string } };
  return origin + data.manageUrl;
}

function postBooking(origin: string, slot: Slot): Promise<Response> {
  return fetch(`${origin}/api/book-slot/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      fullName: "Grace Hopper",
      email: `grace.${++others}@site.example`,
      phone: "+12025550100",
      company: "",
      ...slot,
      event: EVENT,
    }),
  });
}

/** Labels for visitors: `12 Oct 2027`, `10:30 AM to 11:00 AM`. */
export const dayLabel = ({ date }: Slot) => `${date.slice(8)} Oct 2027`;
export const weekday = ({ date }: Slot) =>
  new Date(date).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
export const timeLabel = ({ time }: Slot) => time.replace("-", " to ");

export const dayRadio = (within: Locator, slot: Slot) => within.getByRole("radio", { name: dayLabel(slot) });
export const slotRadio = (within: Locator, slot: Slot) =>
  within.getByRole("radio", { name: new RegExp(`^${timeLabel(slot)}`) });

export async function choose(within: Locator, slot: Slot): Promise<void> {
  await dayRadio(within, slot).check();
  await slotRadio(within, slot).check();
}

export async function openBooking(page: Page): Promise<Locator> {
  await dialogLink(page, "Register").first().click();
  const dialog = page.getByRole("dialog", { name: "Book a time slot" });
  await dialog.getByRole("radio", { name: /12 Oct 2027/ }).waitFor();
  return dialog;
}

export async function fillVisitor(within: Locator, email: string): Promise<void> {
  await within.getByLabel("Full name").fill("Ada Lovelace");
  await within.getByLabel("Email").fill(email);
  await within.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
  await within.getByLabel(/^Company/).fill("Analytical Engines");
}

/** Returns the visible text. */
export async function shownIn(within: Locator): Promise<string> {
  return (await within.allInnerTexts()).join("\n").replaceAll("\u00a0", " ");
}

/** Blocks updates about booked slots. */
export async function cutOffSlots(page: Page): Promise<void> {
  await page.route("**/api/book-slot-stream/**", (route) => route.abort());
  await page.route("**/api/book-slot-list/**", (route) => route.fulfill({ json: { data: {} } }));
}

/** Returns the API label of a slot from its start in minutes after midnight: `01:00 PM-01:30 PM`. */
export const slotTime = (start: number) => `${clock(start)}-${clock(start + 30)}`;

function clock(minutes: number): string {
  const hour = ((Math.floor(minutes / 60) + 11) % 12) + 1;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(hour)}:${two(minutes % 60)} ${minutes < 720 ? "AM" : "PM"}`;
}
