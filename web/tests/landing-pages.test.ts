import type {
  LandingBookData,
  LandingContactData,
  LandingData,
  ManageBookingData,
} from "~/generated/contract";
import "~/app/entry-server";
import { describe, expect, test } from "vitest";
import type { Route } from "~/core/contract";
import { fair, fairBooking, fairDays, noForm } from "./fixtures/landing.ts";
import { siteDocument } from "./fixtures/site-document.ts";

interface Rendered {
  readonly html: string;
  readonly head: {
    readonly title: string;
    readonly canonical: string | null;
    readonly robots: string | null;
  };
  readonly module: string;
}

const token = fair.token;

function render(
  route: Route,
  path: string,
  data: unknown,
  landing: { token: string; name: string } | null = null,
): Rendered {
  const document = siteDocument(route, path, data);
  return JSON.parse(
    globalThis.renderPage(JSON.stringify({ ...document, shell: { ...document.shell, landing } })),
  ) as Rendered;
}

const landingPage = (data: Partial<LandingData> = {}, next: { token: string; name: string } | null = null) =>
  render({ name: "landing", token }, `/${token}`, { ...fair, ...data }, next);

const bookPage = (data: Partial<LandingBookData> = {}) =>
  render({ name: "landingBook", token }, `/${token}/book`, {
    landing: fair,
    days: fairDays,
    requestId: "key-1",
    form: null,
    sent: null,
    ...data,
  } satisfies LandingBookData);

const contactPage = (data: Partial<LandingContactData> = {}) =>
  render({ name: "landingContact", token }, `/${token}/contact`, {
    landing: fair,
    form: null,
    sent: null,
    ...data,
  } satisfies LandingContactData);

const managePage = (data: Partial<ManageBookingData> = {}) =>
  render({ name: "booking", key: "signed" }, "/booking/signed", {
    state: "booked",
    landing: fair,
    days: fairDays,
    booking: { ...fairBooking, name: "Ada Lovelace" },
    done: null,
    form: null,
    ...data,
  } satisfies ManageBookingData);

/** Finds the slots' radio buttons that are marked as invalid and described by the error. */
const tiedTo = (error: string) =>
  new RegExp(`<input[^>]* aria-invalid="true" aria-describedby="${error}"[^>]* name="slot"`, "g");

const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test.each([
  ["landing", landingPage()],
  ["ended landing", landingPage({ ended: true })],
  ["booking form", bookPage()],
  ["booking done", bookPage({ sent: fairBooking })],
  ["contact form", contactPage()],
  ["contact done", contactPage({ sent: "R-1" })],
  ["own booking", managePage()],
  ["cancelled booking", managePage({ state: "cancelled", done: "cancelled" })],
  ["unknown booking", managePage({ state: "unknown", landing: null, booking: null, days: [] })],
])(
  "%s starts with its only h1, skips no heading level, and has nothing that the policy blocks",
  (_, { html }) => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/[{}]/);
  },
);

describe("the landing", () => {
  test("shows the session's date and time, and content with names unknown to this version", () => {
    const { html } = landingPage();
    expect(text(html)).toContain("13 Oct 2027, 02:00 PM to 02:45 PM");
    expect(text(html)).toContain("New Colleague");
    expect(count(html, /opens in a new tab/g)).toBe(1);
  });

  test("without highlights, takeaways and people it has no headings or links for them", () => {
    for (const ended of [false, true]) {
      const { html } = landingPage({ ended, highlights: [], takeaways: [], team: [] });
      for (const id of ["highlights", "takeaways", "team"]) {
        expect(html).not.toContain(`id="${id}"`);
        expect(html).not.toContain(`href="#${id}"`);
      }
    }
  });

  test("after the event it says so, offers contact and the next event, and has no booking link", () => {
    const { html } = landingPage({ ended: true }, { token: "fair-2028", name: "The Fair 2028" });
    expect(text(html)).toContain("The Fair 2027 is over");
    expect(text(html)).toContain("What visitors took away A plan On one page.");
    expect(html).toContain(`href="/contacts?from=/${token}"`);
    expect(html).toContain('href="/fair-2028"');
    expect(html).not.toContain(`href="/${token}/book"`);
  });

  test("an ended event does not link to itself as the next one", () => {
    const { html } = landingPage({ ended: true }, { token, name: fair.name });
    expect(text(html)).not.toContain("Next:");
  });
});

describe("the booking page without JavaScript", () => {
  test("is a form with all slots of all days in one group, and a reason for each unavailable slot", () => {
    const { html } = bookPage();
    expect(html).toContain('action="/api/book-slot/" method="post"');
    expect(html).toContain('name="event" value="fair-2027"');
    expect(html).toContain('name="requestId" value="key-1"');
    expect(count(html, /name="slot"/g)).toBe(6);
    expect(count(html, /disabled="" name="slot"/g)).toBe(3);
    expect(html).toContain('value="2027-10-13 11:00 AM-11:30 AM"');
    expect(count(text(html), /Already booked/g)).toBe(1);
    expect(count(text(html), /Not available/g)).toBe(2);
  });

  test("a missing date and a missing slot share one message, which describes every slot", () => {
    const { html } = bookPage({
      form: {
        values: noForm,
        errors: [
          { field: "date", code: "required" },
          { field: "time", code: "required" },
        ],
        failure: null,
        alternatives: [],
      },
    });
    expect(text(html)).toContain("There is a problem");
    expect(html).toContain('href="#book-slots"');
    expect(html).toContain('id="book-slots-error"');
    expect(text(html)).toContain("Please select a date and a time slot.");
    expect(count(html, tiedTo("book-slots-error"))).toBe(count(html, /name="slot"/g));
    expect(count(bookPage().html, /aria-invalid/g)).toBe(0);
  });

  test("a booked slot without a confirmation mail does not announce one", () => {
    const { html } = bookPage({ sent: { ...fairBooking, mailed: false } });
    expect(text(html)).toContain("No email confirms this booking.");
    expect(text(html)).not.toContain("on its way");
  });

  test("ended and fully booked events have no slots to choose from", () => {
    const ended = bookPage({ landing: { ...fair, ended: true }, days: [] });
    expect(text(ended.html)).toContain("The Fair 2027 is over");
    expect(ended.html).not.toContain("<form");
    const full = bookPage({ days: fairDays.map((day) => ({ ...day, free: 0 })) });
    expect(text(full.html)).toContain("Every time slot is taken.");
    expect(full.html).not.toContain("<form");
  });
});

describe("the contact page of the event", () => {
  test("requires consent in the browser and sends only the event form's four values", () => {
    const { html } = contactPage();
    expect(html).toContain('action="/api/example-contact-us/"');
    const names = [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(["event", "fullName", "email", "phone", "company", "website"]);
    expect(html).toMatch(/<input id="contact-privacy" type="checkbox"[^>]*required=""/);
  });
});

describe("a visitor's own booking", () => {
  test("does not announce a mail after a move without a confirmation mail", () => {
    const unmailed = { ...fairBooking, name: "Ada", mailed: false };
    const moved = text(managePage({ done: "moved", booking: unmailed }).html);
    expect(moved).toContain("Your booking is moved. No email confirms it.");
  });

  test("shows place and time but no forms during the meeting", () => {
    const { html } = managePage({ state: "started" });
    for (const fact of ["Your meeting has started", "11:00 AM to 11:30 AM", "Booth 1427"])
      expect(text(html)).toContain(fact);
    expect(html).not.toContain("<form");
  });

  test("describes every slot with the message that a choice is missing", () => {
    const { html, head } = managePage({
      form: {
        values: noForm,
        errors: [{ field: "time", code: "required" }],
        failure: null,
        alternatives: [],
      },
    });
    expect(head.title).toBe("Error: Your booking | Example");
    expect(html).toContain('id="move-slots-error"');
    expect(count(html, tiedTo("move-slots-error"))).toBe(count(html, /name="slot"/g));
  });
});
