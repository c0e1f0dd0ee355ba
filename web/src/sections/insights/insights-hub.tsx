import { useRef } from "react";
import { useNavigation, useRevalidator } from "react-router-dom";
import { InsightCards } from "~/features/insights/insight-cards";
import { HERO_SIZES, InsightsHero } from "~/features/insights/insights-hero";
import { PageLinks } from "~/features/insights/page-links";
import { posterOf } from "~/features/insights/stills";
import { Upcoming } from "~/features/insights/upcoming";
import { findTab, tabOfQuery } from "~/page/insights-tab";
import type { SectionModule, SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { AppLink } from "~/ui/links/app-link";
import { preloadOpening } from "~/ui/pictures/preload-picture";
import { fillWith } from "~/ui/text/fill";
import { TryAgain } from "~/ui/text/try-again";
import { useWords } from "~/ui/text/words";
import styles from "./insights-hub.module.css";

/** Events, news and blog posts in tabs, below a video as high as the window. */
export default function InsightsHub({ id, props, data, page }: SectionProps<"insightsHub">) {
  const words = useWords();
  const { location } = useNavigation();
  const revalidator = useRevalidator();
  const place = useRef<HTMLParagraphElement>(null);
  const shown = findTab(props.tabs, data.tab);
  const current = location?.pathname === page.path ? findTab(props.tabs, tabOfQuery(location.search)) : shown;
  if (!shown || !current) return null;
  const failed = page.status >= 500;
  // A list that is being refreshed stays visible: the visitor may be reading it.
  const loading = current !== shown || (failed && revalidator.state === "loading");
  const { items, pagination, upcoming } = loading ? { items: null, pagination: null, upcoming: null } : data;

  return (
    <>
      <InsightsHero
        target={id}
        video={props.video}
        title={fillWith(props.heading, { label: current.label })}
        description={current.description}
        next={upcoming && { label: props.upcomingEyebrow, event: upcoming }}
      />
      <Section ground="paper" id={id} className={styles.articles}>
        <nav aria-label={words.insights.tabs}>
          <ul className={styles.tabs}>
            {props.tabs.map((tab) => (
              <li key={tab.id}>
                <AppLink
                  className={styles.tab}
                  href={`${page.path}?tab=${tab.id}`}
                  replace
                  aria-current={tab === current ? "page" : undefined}
                >
                  {tab.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.list}>
          <p className={styles.state} role="status">
            {items === null
              ? fillWith(words.loading.list, { label: current.label })
              : items.length === 0 && (failed || !upcoming) && words.loading.empty}
          </p>
          {failed ? <TryAgain /> : null}
          {upcoming ? (
            <div className={styles.upcoming}>
              <Upcoming hub={props} event={upcoming} />
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
              href={({ query }) => `${query ? `${page.path}?${query}` : page.path}#${id}`}
            />
          ) : null}
        </div>
      </Section>
    </>
  );
}

export const preload: SectionModule<"insightsHub">["preload"] = ({ video }) =>
  preloadOpening(posterOf(video), HERO_SIZES);
