import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { InsightCard, Kind } from "~/generated/contract";
import { TAB_OF_KIND, tabHref } from "~/page/insights-tab";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { CardLink } from "~/ui/links/card-link";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { Icon } from "~/ui/pictures/icon";
import styles from "./insights-teaser.module.css";

/** Labels of the kinds (product requirement): a post is a 'Blog', regardless of its tab's label. */
const CATEGORIES: Record<Kind, string> = { news: "News", blog: "Blog", event: "Events" };

/** One item of each kind. Each links to the hub's tab for its kind. */
export default function InsightsTeaser({ id, props, data: { items } }: SectionProps<"insightsTeaser">) {
  return (
    <Section ground="paper" labelledBy={id}>
      <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} text={props.description} />
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
  const tab = TAB_OF_KIND[item.kind];
  return (
    <li>
      <article className={styles.card}>
        <ContentPicture
          className={styles.frame}
          picture={item.thumbnail}
          alt=""
          sizes="(min-width: 768px) 400px, 92vw"
          loading="lazy"
        />
        <p className={styles.meta}>
          <span className={styles.category}>{CATEGORIES[item.kind]}</span>
          <time dateTime={item.date}>{item.dateLabel}</time>
        </p>
        <h3 className={styles.title}>
          <CardLink className={styles.link} href={tabHref(tab)}>
            {item.title}
          </CardLink>
        </h3>
        <p className={styles.more} aria-hidden="true">
          {moreLabel}
          <Icon icon={ArrowUpRight} size="sm" />
        </p>
      </article>
    </li>
  );
}
