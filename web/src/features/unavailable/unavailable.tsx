import { PageMessage } from "~/ui/layout/page-message";
import { TryAgain } from "~/ui/text/try-again";
import { useWords } from "~/ui/text/words";

/** A message that the page's content is unavailable, with a retry. */
export function Unavailable() {
  const words = useWords().loading;
  return (
    <PageMessage title={words.unavailableTitle} text={words.unavailableText}>
      <TryAgain />
    </PageMessage>
  );
}
