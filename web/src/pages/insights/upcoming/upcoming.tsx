import { ArrowRight } from "lucide-react";
import { fillWith } from "~/content/fill";
import type { InsightsPage } from "~/content/types/insights-page";
import type { UpcomingEvent } from "~/document/page-data-insights";
import { ButtonLink } from "~/ui/button/button";
import { Picture } from "~/ui/picture/picture";
import styles from "./upcoming.module.css";

interface UpcomingProps {
  readonly text: InsightsPage["upcoming"];
  readonly event: UpcomingEvent;
}

/** The next event that takes bookings, ahead of those that were. */
export function Upcoming({ text, event }: UpcomingProps) {
  const { booth } = event;
  return (
    <article className={styles.upcoming} data-ground="dark">
      <Picture
        className={styles.picture}
        name={text.picture}
        alt=""
        sizes="(min-width: 768px) 46vw, 92vw"
        loading="lazy"
      />
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {text.eyebrow} · <time dateTime={event.date}>{event.periodLabel}</time>
        </p>
        <h2 className={styles.title}>{event.name}</h2>
        <p className={styles.tagline}>{event.tagline}</p>
        <p>
          <ButtonLink href={event.href} size="lg" icon={ArrowRight}>
            {fillWith(text.action, { booth })}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
