import type { InsightCard } from "~/generated/contract";
import { Section } from "~/ui/section";
import { InsightCards } from "./insight-cards";
import styles from "./related.module.css";

interface RelatedProps {
  readonly heading: string;
  readonly items: readonly InsightCard[];
}

export function Related({ heading, items }: RelatedProps) {
  return (
    <Section ground="mist" labelledBy="related">
      <h2 id="related" className={styles.heading}>
        {heading}
      </h2>
      <InsightCards items={items} heading="h3" />
    </Section>
  );
}
