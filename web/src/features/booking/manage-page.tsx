import { SendFailure } from "~/features/contact/send-failure";
import type { ManageBookingData } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { ButtonLink } from "~/ui/links/button";
import { fillWith, isolated } from "~/ui/text/fill";
import { Notice } from "~/ui/text/notice";
import { BookingFrame } from "./booking-frame";
import { BookingSummary } from "./booking-summary";
import { CancelBooking } from "./cancel-booking";
import { MoveBooking } from "./move-booking";

/** A visitor's booking, reached by the signed link in the confirmation mail; it can be moved and cancelled. */
export default function BookingPage({ shell, page }: PageProps<ManageBookingData>) {
  const text = shell.words.manage;
  const { state, landing, booking, done, form } = page.data;
  const lead = fillWith(text[`${state}Lead`], {
    name: isolated(booking?.name ?? ""),
    booth: landing?.booth ?? "",
  });
  const back = landing ? { href: `/${landing.token}`, label: landing.name } : null;
  const action = `/api/bookings/${keyOf(page.path)}`;

  return (
    <BookingFrame title={text[`${state}Title`]} lead={lead} back={back}>
      {done === "moved" ? (
        <Notice isOutcome>{booking?.mailed ? text.moved : text.movedUnmailed}</Notice>
      ) : null}
      <SendFailure message={form?.failure ?? null} />
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
  const { manage: text, forms } = document.shell.words;
  const { state, form } = document.page.data;
  const title = fillWith(text.seoTitle, { title: text[`${state}Title`] });
  return createHead(document, {
    title: form ? fillWith(forms.errorTitle, { title }) : title,
    description: text.seoDescription,
    canonical: null,
    robots: "noindex",
  });
}
