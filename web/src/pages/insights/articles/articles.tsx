import { fillWith } from "~/content/fill";
import type { InsightsPage } from "~/content/types/insights-page";
import type { InsightItem } from "~/document/page-data-insights";
import { InsightCards } from "~/sections/insight-cards/insight-cards";
import { type LinkTab, LinkTabs } from "~/ui/link-tabs/link-tabs";
import { Notice } from "~/ui/notice/notice";
import { Section } from "~/ui/section/section";
import styles from "./articles.module.css";

interface ArticlesProps {
  readonly text: InsightsPage;
  readonly tabs: readonly LinkTab[];
  readonly current: { readonly id: string; readonly label: string };
  /** Null while they are on their way. */
  readonly items: readonly InsightItem[] | null;
  readonly stale: boolean;
}

/** The tabs and the cards of the one that is chosen. */
export function Articles({ text, tabs, current, items, stale }: ArticlesProps) {
  return (
    <Section ground="paper" id="articles" className={styles.articles}>
      <LinkTabs label={text.tabsLabel} tabs={tabs} current={current.id} />
      {stale ? <Notice>{text.detail.stale}</Notice> : null}
      <div className={styles.list}>
        <p className={styles.state} role="status">
          {items === null
            ? fillWith(text.loading, { label: current.label })
            : items.length === 0 && text.empty}
        </p>
        {items && items.length > 0 ? (
          <InsightCards items={items} heading="h2" newWindow={text.newWindow} />
        ) : null}
      </div>
    </Section>
  );
}
