import { fill, fillWith } from "~/content/fill";
import { landing } from "~/content/landing";
import { createHead } from "~/document/head";
import type { LandingData } from "~/document/page-data-landing";
import type { LandingMachines } from "~/document/page-machines";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { LandingFooter } from "~/sections/booking-frame/landing-footer";
import { Closing } from "./closing";
import { ContactTab } from "./contact-tab";
import { EndedHero } from "./ended-hero";
import { Highlights } from "./highlights";
import { LandingHero } from "./landing-hero";
import { Takeaways } from "./takeaways";
import { Team } from "./team";
import { useBookingDialog } from "./use-booking-dialog";

/** An event's own page, outside the shared layout. What differs from event to event comes with the data. */
export default function LandingPage({ shell, page }: PageProps<LandingData, LandingMachines>) {
  const content = fill(landing, shell.site);
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
          <LandingHero content={content.hero} event={event} brand={shell.site.brand} register={register} />
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
  const { seo, ended } = fill(landing, document.shell.site);
  const { data } = document.page;
  const names = { event: data.name, booth: data.booth };
  return createHead(document, {
    title: fillWith(data.ended ? seo.endedTitle : seo.title, names),
    description: data.ended ? fillWith(`${ended.title}. ${ended.text}`, names) : data.description,
  });
}
