import { Exhibit, isEmpty } from "~/sections/artefact/artefact/exhibit";
import { Section } from "~/ui/layout/section";
import { Picture } from "~/ui/pictures/picture";
import { Marked } from "~/ui/text/marked";
import { ordinal } from "~/ui/text/ordinal";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";
import { CardTitle } from "./card-title";
import { Fold } from "./fold";
import { WithFigure } from "./with-figure";

/** The parts of an offer: numbered cells in three columns, of which the heading takes what the last row leaves empty. */
export function Pillars({ id, section: { title, ground, cards } }: CardListProps) {
  return (
    <Section ground={ground ?? "paper"} labelledBy={id} className={styles.pillars}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.rows}>
        {cards.map(({ title, text, chips }, index) => (
          <li key={index} className={styles.pillar}>
            <Fold index={index} title={title} titleClass={styles.title}>
              <p className={styles.text}>
                <Marked text={text} />
              </p>
              {chips.length > 0 ? (
                <ul className={styles.chips} aria-label={title ?? undefined}>
                  {chips.map((chip, at) => (
                    <li key={at} className={styles.chip}>
                      {chip}
                    </li>
                  ))}
                </ul>
              ) : null}
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The results of an engagement: a list that scrolls past its heading, with the first result emphasised. */
export function Results({ id, section: { title, cards } }: CardListProps) {
  return (
    <Section ground="dark" labelledBy={id} className={styles.scrolled}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {cards.map(({ text, figure }, index) => (
          <li key={index} className={styles.result}>
            <Marked text={text} plain={(part) => <WithFigure text={part} figure={figure} />} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Numbered texts with pictures or examples of the work on alternating sides. */
export function Rows({ id, section: { cards } }: CardListProps) {
  return (
    <Section ground="mist" id={id} className={styles.pictured}>
      {cards.map(({ title, text, image, exhibit }, index) => {
        const heading = `${id}-${ordinal(index)}`;
        return (
          <section key={heading} className={styles.row} aria-labelledby={heading}>
            {image ? (
              <Picture
                className={styles.side}
                image={image}
                sizes="(min-width: 1400px) 760px, (min-width: 768px) 60vw, 124vw"
                loading="lazy"
              />
            ) : exhibit && !isEmpty(exhibit.shows) ? (
              <Exhibit {...exhibit} framed />
            ) : null}
            <div className={styles.words}>
              <p className={styles.largeNumber} aria-hidden="true">
                {ordinal(index)}
              </p>
              <CardTitle as="h2" id={heading} className={styles.largeTitle} text={title} />
              <p className={styles.text}>
                <Marked text={text} />
              </p>
            </div>
          </section>
        );
      })}
    </Section>
  );
}
