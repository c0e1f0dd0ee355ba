import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { InsightCard } from "~/generated/contract";
import { TAB_OF_KIND, tabHref } from "~/page/insights-tab";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { ArrowLink } from "~/ui/links/arrow-link";
import { CardLink } from "~/ui/links/card-link";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { Icon } from "~/ui/pictures/icon";
import { Eyebrow } from "~/ui/text/eyebrow";
import { useWords } from "~/ui/text/words";
import styles from "./insights-teaser.module.css";

/** Keys of the kinds' labels: they are independent of the labels of the tabs (product requirement). */
const CATEGORIES = { news: "teaserNews", blog: "teaserPost", event: "teaserEvent" } as const;

/** One item of each kind in a low band. Each links to the hub's tab for its kind. */
export default function InsightsTeaser({ id, props, data: { items } }: SectionProps<"insightsTeaser">) {
  const { eyebrow, heading, description, moreLabel, allLabel, emptyText } = props;
  return (
    <section className={styles.band} data-ground="paper" aria-labelledby={id}>
      <Container className={styles.content}>
        <header className={styles.header}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {description ? <p className={styles.text}>{description}</p> : null}
          {allLabel ? <ArrowLink href="/insights" label={allLabel} /> : null}
        </header>
        {items.length > 0 ? (
          <ul className={styles.list}>
            {items.map((item) => (
              <TeaserItem key={item.id} item={item} moreLabel={moreLabel} />
            ))}
          </ul>
        ) : (
          <p>{emptyText}</p>
        )}
      </Container>
    </section>
  );
}

function TeaserItem({ item, moreLabel }: { readonly item: InsightCard; readonly moreLabel: string }) {
  const words = useWords().sections;
  return (
    <li>
      <article className={styles.item}>
        <ContentPicture
          className={styles.frame}
          picture={item.thumbnail}
          alt=""
          sizes="6rem"
          loading="lazy"
        />
        <p className={styles.meta}>
          <span className={styles.category}>{words[CATEGORIES[item.kind]]}</span>
          <time dateTime={item.date}>{item.dateLabel}</time>
        </p>
        <h3 className={styles.title}>
          <CardLink className={styles.link} href={tabHref(TAB_OF_KIND[item.kind])}>
            {item.title}
          </CardLink>
        </h3>
        <p className={styles.more} aria-hidden="true">
          <span className={styles.moreLabel}>{moreLabel}</span>
          <Icon icon={ArrowUpRight} size="sm" />
        </p>
      </article>
    </li>
  );
}
