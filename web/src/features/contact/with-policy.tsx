import { AppLink } from "~/ui/links/app-link";
import { OneLine } from "~/ui/text/one-line";
import { useWords } from "~/ui/text/words";

/**
 * A text whose placeholder `{policy}` is a link to the privacy policy. It opens a new tab, so that a partly filled-in
 * form stays open.
 */
export function WithPolicy({ text }: { readonly text: string }) {
  const { forms } = useWords();
  const [before, after] = text.split("{policy}");
  return (
    <>
      {before}
      <AppLink href="/privacy-policy" newTab>
        <OneLine>{forms.policy}</OneLine>
      </AppLink>
      {after}
    </>
  );
}
