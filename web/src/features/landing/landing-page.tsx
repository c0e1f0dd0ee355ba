import { LandingFooter } from "~/features/booking/landing-footer";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { fill, fillWith } from "~/ui/fill";
import { Closing } from "./closing";
import { ContactTab } from "./contact-tab";
import { EndedHero } from "./ended-hero";
import { Highlights } from "./highlights";
import { LandingHero } from "./landing-hero";
import { Takeaways } from "./takeaways";
import { Team } from "./team";
import { useBookingDialog } from "./use-booking-dialog";
import { words } from "./words";

/** An event's own page, outside the shared layout. What differs from event to event comes with the data. */
export default function LandingPage({ shell, page }: PageProps<LandingData, LandingMachines>) {
  const content = fill(words, shell.site);
  const event = page.data;
  const { register, dialog } = useBookingDialog(event, page.machines);

  return (
    <>
      {event.ended ? (
        <>
          <EndedHero content={content} event={event} shell={shell} />
          <Highlights
            content={{ ...content.highlights, heading: content.ended.highlights }}
            highlights={event.highlights}
          />
          <Takeaways content={{ heading: content.ended.takeaways }} takeaways={event.takeaways} />
          <Team content={{ ...content.team, heading: content.ended.team }} members={event.team} />
        </>
      ) : (
        <>
          <LandingHero content={content.hero} event={event} register={register} />
          {dialog}
          <Highlights content={content.highlights} highlights={event.highlights} />
          <Takeaways content={content.takeaways} takeaways={event.takeaways} />
          <Team content={content.team} members={event.team} />
          <Closing content={content} register={register} />
        </>
      )}
      <LandingFooter />
      <ContactTab label={content.contactTab} token={event.token} machines={page.machines} />
    </>
  );
}

export function head(document: SiteDocument<LandingData>) {
  const { seo, ended } = fill(words, document.shell.site);
  const { data } = document.page;
  const names = { event: data.name, booth: data.booth };
  return createHead(document, {
    title: fillWith(data.ended ? seo.endedTitle : seo.title, names),
    description: data.ended ? fillWith(`${ended.title}. ${ended.text}`, names) : data.description,
  });
}
