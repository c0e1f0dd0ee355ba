import ArrowRight from "lucide-react/icons/arrow-right";
import { CAREER } from "~/generated/contract";
import { PageMessage } from "~/ui/layout/page-message";
import { ButtonLink } from "~/ui/links/button";
import { useWords } from "~/ui/text/words";

/** A position that has been filled: a thank-you and a link to the open positions. */
export function ClosedJob({ title }: { readonly title: string }) {
  const words = useWords().careers;
  return (
    <PageMessage label={title} title={words.closedTitle} text={words.closedText}>
      <ButtonLink href={CAREER} size="lg" icon={ArrowRight}>
        {words.back}
      </ButtonLink>
    </PageMessage>
  );
}
