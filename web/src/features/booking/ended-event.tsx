import type { LandingData } from "~/generated/contract";
import { ButtonLink } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import { Notice } from "~/ui/text/notice";
import { useWords } from "~/ui/text/words";

/** Replaces the form once the event is over, possibly while the visitor is filling it in. */
export function EndedEvent({ landing }: { readonly landing: LandingData }) {
  const words = useWords().booking;
  return (
    <>
      <Notice isOutcome>{fillWith(words.ended, { event: landing.name })}</Notice>
      <p>
        <ButtonLink href={`/contacts?from=/${landing.token}`}>{words.contact}</ButtonLink>
      </p>
    </>
  );
}
