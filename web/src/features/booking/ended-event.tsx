import type { LandingData } from "~/generated/contract";
import { ButtonLink } from "~/ui/button";
import { fillWith } from "~/ui/fill";
import { Notice } from "~/ui/notice";
import type { booking } from "./words";

interface EndedEventProps {
  readonly text: typeof booking;
  readonly landing: LandingData;
}

/** What stands in the form's place once the event is over, perhaps while the visitor was filling it in. */
export function EndedEvent({ text, landing }: EndedEventProps) {
  return (
    <>
      <Notice isOutcome>{fillWith(text.page.ended, { event: landing.name })}</Notice>
      <p>
        <ButtonLink href={`/contacts?from=/${landing.token}`}>{text.page.contact}</ButtonLink>
      </p>
    </>
  );
}
