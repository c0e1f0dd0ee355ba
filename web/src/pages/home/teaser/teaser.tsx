import { ArrowUpRight } from "lucide-react";
import type { HomePage } from "~/content/types/home-page";
import type { InsightItem, InsightKind } from "~/document/page-data-insights";
import { AppLink } from "~/ui/app-link/app-link";
import { ContentPicture } from "~/ui/content-picture/content-picture";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./teaser.module.css";

interface TeaserProps {
  readonly content: HomePage["teaser"];
  readonly items: readonly InsightItem[];
}

/** The category's word and the tab of the hub that holds it. */
const KINDS: Record<InsightKind, { readonly category: string; readonly tab: string }> = {
  news: { category: "News", tab: "news" },
  blog: { category: "Blog", tab: "blog" },
  event: { category: "Events", tab: "events" },
};

/** One item of each kind. Each leads to its tab of the hub, where the rest of its kind is. */
export function Teaser({ content, items }: TeaserProps) {
  return (
    <Section ground="paper" labelledBy="teaser">
      <SectionHeader
        id="teaser"
        eyebrow={content.eyebrow}
        title={content.heading}
        text={content.description}
      />
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((item) => (
            <TeaserCard key={item.id} item={item} moreLabel={content.moreLabel} />
          ))}
        </ul>
      ) : (
        <p>{content.emptyText}</p>
      )}
    </Section>
  );
}

function TeaserCard({ item, moreLabel }: { readonly item: InsightItem; readonly moreLabel: string }) {
  const { category, tab } = KINDS[item.kind];
  return (
    <li className={styles.item}>
      <article className={styles.card}>
        <ContentPicture
          className={styles.frame}
          picture={item.thumbnail}
          alt=""
          sizes="(min-width: 768px) 400px, 92vw"
          loading="lazy"
        />
        <p className={styles.meta}>
          <span className={styles.category}>{category}</span>
          <time dateTime={item.date}>{item.dateLabel}</time>
        </p>
        <h3 className={styles.title}>
          <AppLink className={styles.link} href={`/insights?tab=${tab}`} state={{ tab }}>
            {item.title}
          </AppLink>
        </h3>
        <p className={styles.more} aria-hidden="true">
          {moreLabel}
          <Icon icon={ArrowUpRight} size="sm" />
        </p>
      </article>
    </li>
  );
}
