import type { InsightCard } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { useWords } from "~/ui/text/words";
import { InsightCards } from "./insight-cards";

export function Related({ items }: { readonly items: readonly InsightCard[] }) {
  const words = useWords().insights;
  return (
    <Section ground="mist" labelledBy="related">
      <h2 id="related">{words.related}</h2>
      <InsightCards items={items} heading="h3" />
    </Section>
  );
}
