import ArrowDown from "lucide-react/icons/arrow-down";
import type { UpcomingEvent } from "~/generated/contract";
import { Container } from "~/ui/layout/container";
import round from "~/ui/layout/round.module.css";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { LoopVideo } from "~/ui/pictures/loop-video";
import { openingSizes } from "~/ui/pictures/opening-picture";
import { OpeningPicture } from "~/ui/pictures/picture";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./insights-hero.module.css";
import { posterOf } from "./stills";

/** Value of `sizes` for a hero as high as the window. */
export const HERO_SIZES = openingSizes(null);

interface InsightsHeroProps {
  readonly video: string;
  /** Id of the articles below the hero. */
  readonly target: string;
  readonly title: string;
  readonly description: string;
  /** The label of the next event, and the event. */
  readonly next: { readonly label: string; readonly event: UpcomingEvent } | null;
}

/** A video as high as the window, with the heading and the next event at the bottom. */
export function InsightsHero({ video, target, title, description, next }: InsightsHeroProps) {
  const words = useWords().insights;
  return (
    <section className={styles.hero} data-ground="dark">
      <OpeningPicture className={styles.poster} wide={posterOf(video)} sizes={HERO_SIZES} loading="first" />
      <LoopVideo name={video} />
      <Container className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{description}</p>
        <div className={styles.foot}>
          <a className={`${round.round} ${round.veiled} ${styles.cue}`} href={`#${target}`}>
            <Icon icon={ArrowDown} />
            <VisuallyHidden>{words.scroll}</VisuallyHidden>
          </a>
          {next ? (
            <AppLink href={next.event.href}>
              {next.label} · {next.event.name}
              <span className={styles.dot}> · </span>
              <span className={styles.period}>{next.event.periodLabel}</span>
            </AppLink>
          ) : null}
        </div>
      </Container>
    </section>
  );
}
