import { useRef } from "react";
import type { HubTab, InsightCard, InsightsHub, Pagination, UpcomingEvent } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { LinkTabs } from "~/ui/links/link-tabs";
import { fillWith } from "~/ui/text/fill";
import { TryAgain } from "~/ui/text/try-again";
import { useWords } from "~/ui/text/words";
import styles from "./articles.module.css";
import { InsightCards } from "./insight-cards";
import { PageLinks } from "./page-links";
import { Upcoming } from "./upcoming";

interface ArticlesProps {
  readonly id: string;
  readonly hub: InsightsHub;
  /** The path of the hub. */
  readonly path: string;
  readonly current: HubTab;
  /** The cards; null while they are loading. */
  readonly items: readonly InsightCard[] | null;
  /** The current page of the list; null for a list that fits on one page. */
  readonly pagination: Pagination | null;
  readonly upcoming: UpcomingEvent | null;
  /** True if the cards could not be loaded. */
  readonly failed: boolean;
}

/** The tabs, and the cards of the current tab. */
export function Articles(props: ArticlesProps) {
  const { id, hub, path, current, items, pagination, upcoming, failed } = props;
  const words = useWords();
  const place = useRef<HTMLParagraphElement>(null);
  const tabs = hub.tabs.map((tab) => ({ ...tab, href: `${path}?tab=${tab.id}` }));
  return (
    <Section ground="paper" id={id} className={styles.articles}>
      <LinkTabs label={words.insights.tabs} tabs={tabs} current={current.id} />
      <div className={styles.list}>
        <p className={styles.state} role="status">
          {items === null
            ? fillWith(words.loading.list, { label: current.label })
            : items.length === 0 && (failed || !upcoming) && words.loading.empty}
        </p>
        {failed ? <TryAgain /> : null}
        {upcoming ? (
          <div className={styles.upcoming}>
            <Upcoming hub={hub} event={upcoming} />
          </div>
        ) : null}
        {pagination ? (
          <p className={styles.place} ref={place} tabIndex={-1}>
            {fillWith(words.insights.place, { number: pagination.current, total: pagination.last })}
          </p>
        ) : null}
        {items && items.length > 0 ? <InsightCards items={items} heading="h2" lead /> : null}
        {pagination ? (
          <PageLinks
            pagination={pagination}
            onArrive={() => place.current?.focus({ preventScroll: true })}
            href={({ query }) => `${query ? `${path}?${query}` : path}#${id}`}
          />
        ) : null}
      </div>
    </Section>
  );
}
