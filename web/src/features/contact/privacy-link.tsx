import { AppLink } from "~/ui/links/app-link";
import { OneLine } from "~/ui/text/one-line";
import { words } from "./words";

/** The privacy policy, in a tab of its own: a form that is half filled in stays. */
export function PrivacyLink() {
  return (
    <AppLink href="/privacy-policy" newTab>
      <OneLine>{words.privacyLink}</OneLine>
    </AppLink>
  );
}
