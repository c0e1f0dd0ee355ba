import { fill, fillWith, isolated } from "~/content/fill";
import { booking as bookingCopy, manageBooking } from "~/content/landing-booking";
import { createHead } from "~/document/head";
import type { ManageBookingData } from "~/document/page-data-booking";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { Booked } from "~/sections/booking/booked";
import { PlainFailure } from "~/sections/booking/plain-failure";
import { BookingFrame } from "~/sections/booking-frame/booking-frame";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/notice/notice";
import { CancelBooking } from "./cancel-booking";
import { MoveBooking } from "./move-booking";

/** A visitor's own booking, behind the signed link of the confirmation mail: seen, moved, cancelled without an account. */
export default function BookingPage({ shell, page }: PageProps<ManageBookingData>) {
  const text = fill(manageBooking, shell.site);
  const labels = fill(bookingCopy, shell.site);
  const { state, landing, booking, done, form } = page.data;
  const heading = text[state];
  const lead = fillWith(heading.lead, { name: isolated(booking?.name ?? ""), booth: landing?.booth ?? "" });
  const back = landing ? { href: `/${landing.token}`, label: landing.name } : null;
  const action = `/api/bookings/${keyOf(page.path)}`;

  return (
    <BookingFrame title={heading.title} lead={lead} back={back}>
      {done === "moved" ? <Notice isOutcome>{text.moved}</Notice> : null}
      <PlainFailure message={form?.failure ?? null} />
      {state === "booked" && landing && booking ? (
        <>
          <Booked text={labels.done} landing={landing} booking={booking} />
          <MoveBooking text={text.move} labels={labels} data={page.data} action={`${action}/move/`} />
          <CancelBooking text={text.cancel} action={`${action}/cancel/`} />
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

/** The signed key, the last part of the page's own address. */
function keyOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

export function head(document: SiteDocument<ManageBookingData>) {
  const { seo } = fill(manageBooking, document.shell.site);
  return createHead(document, { ...seo, canonical: null, robots: "noindex" });
}
