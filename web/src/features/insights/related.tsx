import type { InsightCard } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { InsightCards } from "./insight-cards";
import styles from "./related.module.css";
import { words } from "./words";

export function Related({ items }: { readonly items: readonly InsightCard[] }) {
  return (
    <Section ground="mist" labelledBy="related">
      <h2 id="related" className={styles.heading}>
        {words.related}
      </h2>
      <InsightCards items={items} heading="h3" />
    </Section>
  );
}
