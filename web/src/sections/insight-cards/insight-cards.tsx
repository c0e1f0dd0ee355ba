import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { InsightItem } from "~/document/page-data-insights";
import { AppLink } from "~/ui/app-link/app-link";
import { ContentPicture } from "~/ui/content-picture/content-picture";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./insight-cards.module.css";

const SIZES = "(min-width: 1024px) 27rem, (min-width: 640px) 48vw, 92vw";

interface InsightCardsProps {
  readonly items: readonly InsightItem[];
  /** The level below the heading that the cards stand under. */
  readonly heading: "h2" | "h3";
  /** Said of a link to an article elsewhere. */
  readonly newWindow: string;
}

/** Cards in one, two or three columns. */
export function InsightCards({ items, heading, newWindow }: InsightCardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <InsightCard item={item} heading={heading} newWindow={newWindow} />
        </li>
      ))}
    </ul>
  );
}

function InsightCard({
  item,
  heading: Heading,
  newWindow,
}: Omit<InsightCardsProps, "items"> & { readonly item: InsightItem }) {
  const outside = item.newsUrl !== null;
  return (
    <article className={styles.card}>
      <ContentPicture
        className={styles.picture}
        picture={item.thumbnail}
        alt=""
        sizes={SIZES}
        loading="lazy"
      />
      <div className={styles.words}>
        <time className={styles.date} dateTime={item.date}>
          {item.dateLabel}
        </time>
        <Heading className={styles.title}>
          {outside ? (
            <a className={styles.link} href={item.href} target="_blank" rel="noopener noreferrer">
              {item.title}
              <VisuallyHidden> ({newWindow})</VisuallyHidden>
            </a>
          ) : (
            <AppLink className={styles.link} href={item.href}>
              {item.title}
            </AppLink>
          )}
        </Heading>
        <p className={styles.excerpt}>{item.excerpt}</p>
        <span className={`${round.round} ${styles.arrow}`} aria-hidden="true">
          <Icon icon={outside ? ArrowUpRight : ArrowRight} />
        </span>
      </div>
    </article>
  );
}
