import type { SectionProps } from "~/page/section-module";
import { WithFigure } from "~/sections/offer/cards/with-figure";
import { Section } from "~/ui/layout/section";
import { Marked } from "~/ui/text/marked";
import styles from "./cards-results.module.css";

/** The results of an engagement: a list that scrolls past its heading, with the first result emphasised. */
export default function Results({ id, props: { title, cards } }: SectionProps<"cards">) {
  if (cards.length === 0) return null;
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
