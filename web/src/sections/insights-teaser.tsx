import { ArrowUpRight } from "lucide-react";
import type { InsightCard, Kind } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { AppLink } from "~/ui/app-link";
import { ContentPicture } from "~/ui/content-picture";
import { Icon } from "~/ui/icon";
import { Section } from "~/ui/section";
import { SectionHeader } from "~/ui/section-header";
import styles from "./insights-teaser.module.css";

/** The category's label and its tab of the hub, by kind. */
const KINDS: Record<Kind, { readonly category: string; readonly tab: string }> = {
  news: { category: "News", tab: "news" },
  blog: { category: "Blog", tab: "blog" },
  event: { category: "Events", tab: "events" },
};

/** One item of each kind. Each leads to its tab of the hub, where the rest of its kind is. */
export default function InsightsTeaser({ props, data: { items }, suffix }: SectionProps<"insightsTeaser">) {
  const heading = `teaser${suffix}`;
  return (
    <Section ground="paper" labelledBy={heading}>
      <SectionHeader id={heading} eyebrow={props.eyebrow} title={props.heading} text={props.description} />
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((item) => (
            <TeaserCard key={item.id} item={item} moreLabel={props.moreLabel} />
          ))}
        </ul>
      ) : (
        <p>{props.emptyText}</p>
      )}
    </Section>
  );
}

function TeaserCard({ item, moreLabel }: { readonly item: InsightCard; readonly moreLabel: string }) {
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
