import { PlainFailure } from "~/features/contact/plain-failure";
import type { ManageBookingData } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { ButtonLink } from "~/ui/links/button";
import { fill, fillWith, isolated } from "~/ui/text/fill";
import { Notice } from "~/ui/text/notice";
import { BookingFrame } from "./booking-frame";
import { BookingSummary } from "./booking-summary";
import { CancelBooking } from "./cancel-booking";
import { words } from "./manage-words";
import { MoveBooking } from "./move-booking";

/** A visitor's booking, reached by the signed link in the confirmation mail; it can be moved and cancelled. */
export default function BookingPage({ shell, page }: PageProps<ManageBookingData>) {
  const text = fill(words, shell.site);
  const { state, landing, booking, done, form } = page.data;
  const heading = text[state];
  const lead = fillWith(heading.lead, { name: isolated(booking?.name ?? ""), booth: landing?.booth ?? "" });
  const back = landing ? { href: `/${landing.token}`, label: landing.name } : null;
  const action = `/api/bookings/${keyOf(page.path)}`;

  return (
    <BookingFrame title={heading.title} lead={lead} back={back}>
      {done === "moved" ? (
        <Notice isOutcome>{booking?.mailed ? text.moved : text.movedUnmailed}</Notice>
      ) : null}
      <PlainFailure message={form?.failure ?? null} />
      {(state === "booked" || state === "started") && landing && booking ? (
        <BookingSummary landing={landing} booking={booking} />
      ) : null}
      {state === "booked" && booking ? (
        <>
          <MoveBooking data={page.data} action={`${action}/move/`} />
          <CancelBooking action={`${action}/cancel/`} />
        </>
      ) : null}
      {state === "cancelled" && landing && !landing.ended ? (
        <p>
          <ButtonLink href={`/${landing.token}/book`}>{text.again}</ButtonLink>
        </p>
      ) : null}
      {state === "unknown" ? (
        <p>
          <ButtonLink href="/">{text.home}</ButtonLink>
        </p>
      ) : null}
    </BookingFrame>
  );
}

/** Returns the signed key, the last part of the page's address. */
function keyOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

export function head(document: SiteDocument<ManageBookingData>) {
  const text = fill(words, document.shell.site);
  const { state, form } = document.page.data;
  const title = fillWith(text.seo.title, { title: text[state].title });
  return createHead(document, {
    title: form ? `Error: ${title}` : title,
    description: text.seo.description,
    canonical: null,
    robots: "noindex",
  });
}
