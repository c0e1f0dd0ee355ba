import type { LandingBookData } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { ButtonLink } from "~/ui/links/button";
import { fill, fillWith } from "~/ui/text/fill";
import { BookingFrame } from "./booking-frame";
import { BookingSummary } from "./booking-summary";
import { PlainBookingForm } from "./plain-booking-form";
import { leadOf, words } from "./words";

/** The booking page for browsers without scripts: an ordinary form, which the server validates. */
export default function LandingBookPage({ page }: PageProps<LandingBookData>) {
  const { landing, sent } = page.data;
  const minutes = landing.calendar.window.slotMinutes;
  const names = { event: landing.name, booth: landing.booth, minutes };
  const back = { href: `/${landing.token}`, label: landing.name };

  if (sent) {
    return (
      <BookingFrame title={words.done.title} lead={`${words.page.sent} ${leadOf(sent)}`} back={back}>
        <BookingSummary landing={landing} booking={sent}>
          <ButtonLink href={back.href}>{words.done.another}</ButtonLink>
        </BookingSummary>
      </BookingFrame>
    );
  }
  if (landing.ended) {
    return (
      <BookingFrame
        title={fillWith("{event} is over", names)}
        lead={fillWith(words.page.ended, names)}
        back={back}
      >
        <p>
          <ButtonLink href={`/contacts?from=/${landing.token}`}>{words.page.contact}</ButtonLink>
        </p>
      </BookingFrame>
    );
  }
  return (
    <BookingFrame title={words.title} lead={fillWith(words.lead, names)} back={back}>
      <PlainBookingForm data={page.data} />
    </BookingFrame>
  );
}

export function head(document: SiteDocument<LandingBookData>) {
  const { seo } = fill(words.page, document.shell.site);
  const { landing, form } = document.page.data;
  const names = { event: landing.name, booth: landing.booth };
  const title = fillWith(seo.title, names);
  return createHead(document, {
    // Search engines should list the event's page instead.
    robots: "noindex",
    title: form ? `Error: ${title}` : title,
    description: fillWith(seo.description, names),
  });
}
