import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { PageCard } from "~/generated/contract";
import round from "~/ui/layout/round.module.css";
import { CardLink } from "~/ui/links/card-link";
import { Icon } from "~/ui/pictures/icon";
import styles from "../other-services.module.css";

/** A card for another service; the link has its name and covers the whole card. */
export function ServiceCard({ card }: { readonly card: PageCard }) {
  return (
    <article className={styles.card}>
      {card.family === null ? null : <p className={styles.family}>{card.family}</p>}
      <h3 className={styles.title}>
        <CardLink href={card.href}>{card.label}</CardLink>
      </h3>
      <p className={styles.text}>{card.title}</p>
      <p className={styles.foot}>
        <span>
          {card.category} · <time dateTime={card.date}>{card.dateLabel}</time>
        </span>
        <span className={`${round.round} ${styles.arrow}`}>
          <Icon icon={ArrowUpRight} />
        </span>
      </p>
    </article>
  );
}
