import { LandingFooter } from "~/features/booking/landing-footer";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { fill, fillWith } from "~/ui/text/fill";
import { Closing } from "./closing";
import { ContactTab } from "./contact-tab";
import { EndedHero } from "./ended-hero";
import { Highlights } from "./highlights";
import { LandingHero } from "./landing-hero";
import { Takeaways } from "./takeaways";
import { Team } from "./team";
import { useLazyDialog } from "./use-lazy-dialog";
import { words } from "./words";

const load = () => import("~/features/booking/booking-dialog").then((module) => module.BookingDialog);

/** The page of an event, outside the shared layout. Everything specific to the event is in the data. */
export default function LandingPage({ page }: PageProps<LandingData, LandingMachines>) {
  const event = page.data;
  const { Dialog, open, setOpen, link } = useLazyDialog(`/${event.token}/book`, load);

  return (
    <>
      {event.ended ? (
        <>
          <EndedHero event={event} />
          <Highlights heading={words.ended.highlights} highlights={event.highlights} />
          <Takeaways heading={words.ended.takeaways} takeaways={event.takeaways} />
          <Team heading={words.ended.team} members={event.team} />
        </>
      ) : (
        <>
          <LandingHero event={event} register={link} />
          {Dialog ? (
            <Dialog landing={event} machines={page.machines} open={open} onClose={() => setOpen(false)} />
          ) : null}
          <Highlights heading={words.highlights.heading} highlights={event.highlights} />
          <Takeaways heading={words.takeaways.heading} takeaways={event.takeaways} />
          <Team heading={words.team.heading} members={event.team} />
          <Closing register={link} />
        </>
      )}
      <LandingFooter />
      <ContactTab token={event.token} machines={page.machines} />
    </>
  );
}

export function head(document: SiteDocument<LandingData>) {
  const seo = fill(words.seo, document.shell.site);
  const { data } = document.page;
  const names = { event: data.name, booth: data.booth };
  return createHead(document, {
    title: fillWith(data.ended ? seo.endedTitle : seo.title, names),
    description: data.ended ? fillWith(`${words.ended.title}. ${words.ended.text}`, names) : data.description,
  });
}
