import { ArrowDown } from "lucide-react";
import type { InsightsPage } from "~/content/types/insights-page";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { LoopVideo } from "~/ui/loop-video/loop-video";
import { Picture } from "~/ui/picture/picture";
import round from "~/ui/round/round.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./insights-hero.module.css";

interface InsightsHeroProps {
  readonly labels: InsightsPage["hero"];
  readonly title: string;
  readonly description: string;
}

/** A film as high as the window, with the heading at its foot. */
export function InsightsHero({ labels, title, description }: InsightsHeroProps) {
  return (
    <section className={styles.hero} data-ground="dark">
      <Picture className={styles.poster} name={labels.video} alt="" sizes="100vw" loading="first" />
      <LoopVideo name={labels.video} labels={labels} />
      <Container className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{description}</p>
        <a className={`${round.round} ${round.veiled} ${styles.cue}`} href="#articles">
          <Icon icon={ArrowDown} className={styles.arrow} />
          <VisuallyHidden>{labels.scrollLabel}</VisuallyHidden>
        </a>
      </Container>
    </section>
  );
}
