import type { SectionProps } from "~/page/section-module";
import { Exhibit, isEmpty } from "~/sections/artefact/artefact/exhibit";
import { CardTitle } from "~/sections/offer/cards/card-title";
import { Section } from "~/ui/layout/section";
import { Picture } from "~/ui/pictures/picture";
import { Marked } from "~/ui/text/marked";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./cards-rows.module.css";

/** Numbered texts with pictures or examples of the work on alternating sides. */
export default function Rows({ id, props: { cards } }: SectionProps<"cards">) {
  if (cards.length === 0) return null;
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
