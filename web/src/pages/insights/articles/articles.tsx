import { fillWith } from "~/content/fill";
import { loading } from "~/content/loading";
import type { InsightsPage } from "~/content/types/insights-page";
import type { InsightItem, UpcomingEvent } from "~/document/page-data-insights";
import { InsightCards } from "~/sections/insight-cards/insight-cards";
import { StaleNotice } from "~/sections/unavailable/stale-notice";
import { type LinkTab, LinkTabs } from "~/ui/link-tabs/link-tabs";
import { Section } from "~/ui/section/section";
import { TryAgain } from "~/ui/try-again/try-again";
import { Upcoming } from "../upcoming/upcoming";
import styles from "./articles.module.css";

interface ArticlesProps {
  readonly text: InsightsPage;
  readonly tabs: readonly LinkTab[];
  readonly current: { readonly id: string; readonly label: string };
  /** Null while they are on their way. */
  readonly items: readonly InsightItem[] | null;
  readonly upcoming: UpcomingEvent | null;
  /** A newer copy could not be had. */
  readonly stale: boolean;
  /** They could not be had at all. */
  readonly failed: boolean;
}

/** The tabs and the cards of the one that is chosen. */
export function Articles({ text, tabs, current, items, upcoming, stale, failed }: ArticlesProps) {
  return (
    <Section ground="paper" id="articles" className={styles.articles}>
      <LinkTabs label={text.tabsLabel} tabs={tabs} current={current.id} />
      {stale ? <StaleNotice /> : null}
      <div className={styles.list}>
        <p className={styles.state} role="status">
          {items === null
            ? fillWith(loading.list, { label: current.label })
            : items.length === 0 && (failed || !upcoming) && text.empty}
        </p>
        {failed ? <TryAgain /> : null}
        {upcoming ? (
          <div className={styles.upcoming}>
            <Upcoming text={text.upcoming} event={upcoming} />
          </div>
        ) : null}
        {items && items.length > 0 ? (
          <InsightCards items={items} heading="h2" newWindow={text.newWindow} />
        ) : null}
      </div>
    </Section>
  );
}
