import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { InsightCard as Item } from "~/generated/contract";
import round from "~/ui/layout/round.module.css";
import { CardLink } from "~/ui/links/card-link";
import link from "~/ui/links/card-link.module.css";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { Icon } from "~/ui/pictures/icon";
import styles from "./insight-cards.module.css";

const SIZES = "(min-width: 1024px) 27rem, (min-width: 640px) 48vw, 13rem";
const LEAD_SIZES = "(min-width: 1024px) 62vw, (min-width: 640px) 96vw, 92vw";

interface InsightCardsProps {
  readonly items: readonly Item[];
  /** The level below the heading above the cards. */
  readonly heading: "h2" | "h3";
  /** True to emphasise the first card. */
  readonly lead?: boolean;
}

/** Cards in two or three columns, of which the first card may span several; on a phone, rows. */
export function InsightCards({ items, heading, lead = false }: InsightCardsProps) {
  return (
    <ul className={styles.cards} data-lead={lead}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item}>
          <InsightCard item={item} heading={heading} sizes={lead && index === 0 ? LEAD_SIZES : SIZES} />
        </li>
      ))}
    </ul>
  );
}

interface InsightCardProps {
  readonly item: Item;
  readonly heading: "h2" | "h3";
  readonly sizes: string;
}

function InsightCard({ item, heading: Heading, sizes }: InsightCardProps) {
  const outside = item.newsUrl !== null;
  return (
    <article className={`${link.card} ${styles.card}`}>
      <ContentPicture
        className={styles.picture}
        picture={item.thumbnail}
        alt=""
        sizes={sizes}
        loading="lazy"
      />
      <div className={styles.words}>
        <time className={styles.date} dateTime={item.date}>
          {item.dateLabel}
        </time>
        <Heading className={styles.title}>
          <CardLink href={item.href} newTab={outside}>
            {item.title}
          </CardLink>
        </Heading>
        <p className={styles.excerpt}>{item.excerpt}</p>
        <span className={`${round.round} ${styles.arrow}`} aria-hidden="true">
          <Icon icon={outside ? ArrowUpRight : ArrowRight} />
        </span>
      </div>
    </article>
  );
}
