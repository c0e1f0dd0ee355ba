import { AppLink } from "~/ui/links/app-link";
import { OneLine } from "~/ui/text/one-line";
import { words } from "./words";

/** A link to the privacy policy in a new tab, so that a partly filled-in form stays open. */
export function PrivacyLink() {
  return (
    <AppLink href="/privacy-policy" newTab>
      <OneLine>{words.privacyLink}</OneLine>
    </AppLink>
  );
}
