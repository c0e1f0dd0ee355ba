import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { ArrowLink } from "~/ui/links/arrow-link";
import { Picture } from "~/ui/pictures/picture";
import { Statistics } from "./figures/statistics";
import styles from "./figures.module.css";

/** Numbers that count up below a heading, and a client's quote with a link to a story. */
export default function Figures({ id, props, data: { voice, story } }: SectionProps<"figures">) {
  if (props.counters.length === 0) return null;
  return (
    <Section ground="dark" labelledBy={id} className={voice ? styles.columns : styles.rail}>
      <SectionHeader id={id} title={props.heading} text={props.text} />
      <Statistics counters={props.counters} />
      {voice ? (
        <figure className={styles.voice}>
          <Picture className={styles.picture} image={voice.image} sizes="8rem" loading="lazy" />
          <blockquote className={styles.quote}>
            <p>{voice.quote}</p>
          </blockquote>
          <figcaption className={styles.caption}>
            <span>
              <span className={styles.role}>{voice.role}</span>
              <br />
              {voice.organisation}
            </span>
            {props.voice && story ? (
              <span>
                {props.voice.label}
                <br />
                <ArrowLink href={story.href} label={story.label} />
              </span>
            ) : null}
          </figcaption>
        </figure>
      ) : null}
    </Section>
  );
}
