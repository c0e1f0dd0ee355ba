import { ArrowUpRight } from "lucide-react";
import type { CarouselServiceCard } from "~/content/types/service-card";
import { AppLink } from "~/ui/app-link/app-link";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";
import styles from "./other-services.module.css";

/** One sibling service: the link is the title, and reaches over the whole card. */
export function ServiceCard({ card }: { readonly card: CarouselServiceCard }) {
  return (
    <article className={styles.card}>
      <p className={styles.facts}>
        <span className={styles.category}>{card.category}</span>
        <time dateTime={card.date}>{card.dateLabel}</time>
      </p>
      <h3 className={styles.title}>
        <AppLink className={styles.link} href={card.route}>
          {card.title}
        </AppLink>
      </h3>
      <p className={styles.foot}>
        {card.subtitle}
        <span className={`${round.round} ${styles.arrow}`}>
          <Icon icon={ArrowUpRight} />
        </span>
      </p>
    </article>
  );
}
