import type { LandingBookData } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { ButtonLink } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import { BookingFrame } from "./booking-frame";
import { BookingSummary } from "./booking-summary";
import { confirmationLead } from "./confirmation-lead";
import { PlainBookingForm } from "./plain-booking-form";

/** The booking page for browsers without scripts: an ordinary form, which the server validates. */
export default function LandingBookPage({ shell, page }: PageProps<LandingBookData>) {
  const { booking, booked, messages, landing: landingWords } = shell.words;
  const { landing, sent } = page.data;
  const minutes = landing.calendar.window.slotMinutes;
  const names = { event: landing.name, booth: landing.booth, minutes };
  const back = { href: `/${landing.token}`, label: landing.name };

  if (sent) {
    return (
      <BookingFrame
        title={booked.title}
        lead={`${messages.sent} ${confirmationLead(booked, sent)}`}
        back={back}
      >
        <BookingSummary landing={landing} booking={sent}>
          <ButtonLink href={back.href}>{booked.back}</ButtonLink>
        </BookingSummary>
      </BookingFrame>
    );
  }
  if (landing.ended) {
    return (
      <BookingFrame
        title={fillWith(landingWords.endedTitle, names)}
        lead={fillWith(booking.ended, names)}
        back={back}
      >
        <p>
          <ButtonLink href={`/contacts?from=/${landing.token}`}>{booking.contact}</ButtonLink>
        </p>
      </BookingFrame>
    );
  }
  return (
    <BookingFrame title={booking.title} lead={fillWith(booking.lead, names)} back={back}>
      <PlainBookingForm data={page.data} />
    </BookingFrame>
  );
}

export function head(document: SiteDocument<LandingBookData>) {
  const { booking, forms } = document.shell.words;
  const { landing, form } = document.page.data;
  const names = { event: landing.name, booth: landing.booth };
  const title = fillWith(booking.seoTitle, names);
  return createHead(document, {
    // Search engines should list the event's page instead.
    robots: "noindex",
    title: form ? fillWith(forms.errorTitle, { title }) : title,
    description: fillWith(booking.seoDescription, names),
  });
}
