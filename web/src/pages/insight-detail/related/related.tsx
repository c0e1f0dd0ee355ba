import type { InsightItem } from "~/document/page-data-insights";
import { InsightCards } from "~/sections/insight-cards/insight-cards";
import { Section } from "~/ui/section/section";
import styles from "./related.module.css";

interface RelatedProps {
  readonly heading: string;
  readonly items: readonly InsightItem[];
  readonly newWindow: string;
}

export function Related({ heading, items, newWindow }: RelatedProps) {
  return (
    <Section ground="mist" labelledBy="related">
      <h2 id="related" className={styles.heading}>
        {heading}
      </h2>
      <InsightCards items={items} heading="h3" newWindow={newWindow} />
    </Section>
  );
}
