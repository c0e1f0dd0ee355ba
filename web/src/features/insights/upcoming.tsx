import ArrowRight from "lucide-react/icons/arrow-right";
import type { InsightsHub, UpcomingEvent } from "~/generated/contract";
import { ButtonLink } from "~/ui/links/button";
import { Picture } from "~/ui/pictures/picture";
import { fillWith } from "~/ui/text/fill";
import styles from "./upcoming.module.css";

interface UpcomingProps {
  readonly hub: InsightsHub;
  readonly event: UpcomingEvent;
}

/** The next event that takes bookings, above the list of past events. */
export function Upcoming({ hub, event }: UpcomingProps) {
  const { booth } = event;
  return (
    <article className={styles.upcoming} data-ground="dark">
      <Picture
        className={styles.picture}
        image={{ name: hub.upcomingPicture, alt: "" }}
        sizes="(min-width: 768px) 46vw, 92vw"
        loading="lazy"
      />
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {hub.upcomingEyebrow} · <time dateTime={event.date}>{event.periodLabel}</time>
        </p>
        <h2 className={styles.title}>{event.name}</h2>
        <p className={styles.tagline}>{event.tagline}</p>
        <p className={styles.action}>
          <ButtonLink href={event.href} size="lg" icon={ArrowRight}>
            {fillWith(hub.upcomingAction, { booth })}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
