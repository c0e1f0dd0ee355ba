import type { LandingBookData } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { ButtonLink } from "~/ui/button";
import { fill, fillWith } from "~/ui/fill";
import { BookingFrame } from "./booking-frame";
import { BookingSummary } from "./booking-summary";
import { PlainBookingForm } from "./plain-booking-form";
import { booking } from "./words";

/** Booking as a page of its own, for browsers that run no script: an ordinary form, which the server checks. */
export default function LandingBookPage({ shell, page }: PageProps<LandingBookData>) {
  const text = fill(booking, shell.site);
  const { landing, sent } = page.data;
  const minutes = landing.calendar.window.slotMinutes;
  const names = { event: landing.name, booth: landing.booth, minutes };
  const back = { href: `/${landing.token}`, label: landing.name };

  if (sent) {
    return (
      <BookingFrame title={text.done.title} lead={`${text.page.sent} ${text.done.lead}`} back={back}>
        <BookingSummary text={text.done} landing={landing} booking={sent}>
          <ButtonLink href={back.href}>{text.done.another}</ButtonLink>
        </BookingSummary>
      </BookingFrame>
    );
  }
  if (landing.ended) {
    return (
      <BookingFrame
        title={fillWith("{event} is over", names)}
        lead={fillWith(text.page.ended, names)}
        back={back}
      >
        <p>
          <ButtonLink href={`/contacts?from=/${landing.token}`}>{text.page.contact}</ButtonLink>
        </p>
      </BookingFrame>
    );
  }
  return (
    <BookingFrame title={text.title} lead={fillWith(text.lead, names)} back={back}>
      <PlainBookingForm text={text} data={page.data} />
    </BookingFrame>
  );
}

export function head(document: SiteDocument<LandingBookData>) {
  const { seo } = fill(booking, document.shell.site).page;
  const { landing, form } = document.page.data;
  const names = { event: landing.name, booth: landing.booth };
  const title = fillWith(seo.title, names);
  return createHead(document, {
    // A form is found through its event's page.
    robots: "noindex",
    title: form ? `Error: ${title}` : title,
    description: fillWith(seo.description, names),
  });
}
