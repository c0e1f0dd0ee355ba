import { LandingFooter } from "~/features/booking/landing-footer";
import { useLazyDialog } from "~/features/shell/use-lazy-dialog";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { fillWith } from "~/ui/text/fill";
import { Closing } from "./closing";
import { ContactTab } from "./contact-tab";
import { EndedHero } from "./ended-hero";
import { Highlights } from "./highlights";
import { LandingHero } from "./landing-hero";
import { Takeaways } from "./takeaways";
import { Team } from "./team";

const load = () => import("~/features/booking/booking-dialog").then((module) => module.BookingDialog);

/** The page of an event, outside the shared layout. Everything specific to the event is in the data. */
export default function LandingPage({ shell, page }: PageProps<LandingData, LandingMachines>) {
  const words = shell.words.landing;
  const event = page.data;
  const { ended } = event;
  const { Dialog, open, setOpen, link } = useLazyDialog(`/${event.token}/book`, load);

  return (
    <>
      {ended ? <EndedHero event={event} /> : <LandingHero event={event} register={link} />}
      {Dialog && !ended ? (
        <Dialog landing={event} machines={page.machines} open={open} onClose={() => setOpen(false)} />
      ) : null}
      <Highlights heading={ended ? words.endedHighlights : words.highlights} highlights={event.highlights} />
      <Takeaways heading={ended ? words.endedTakeaways : words.takeaways} takeaways={event.takeaways} />
      <Team heading={ended ? words.endedTeam : words.team} members={event.team} />
      {ended ? null : <Closing register={link} />}
      <LandingFooter />
      <ContactTab token={event.token} machines={page.machines} />
    </>
  );
}

export function head(document: SiteDocument<LandingData>) {
  const words = document.shell.words.landing;
  const { data } = document.page;
  const names = { event: data.name, booth: data.booth };
  return createHead(document, {
    title: fillWith(data.ended ? words.seoEndedTitle : words.seoTitle, names),
    description: data.ended ? fillWith(`${words.endedTitle}. ${words.endedText}`, names) : data.description,
  });
}
