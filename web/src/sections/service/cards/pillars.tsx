import card from "~/sections/offer/cards/card.module.css";
import type { CardListProps } from "~/sections/offer/cards/card-list";
import { Section } from "~/ui/layout/section";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import { Fold } from "./fold";

/** The parts of an offer: numbered cells in three columns, of which the heading takes what the last row leaves empty. */
export function Pillars({ id, section: { title, ground, cards } }: CardListProps) {
  if (cards.length === 0) return null;
  return (
    <Section ground={ground ?? "paper"} labelledBy={id} className={styles.pillars}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.rows}>
        {cards.map(({ title, text, chips }, index) => (
          <li key={index} className={styles.pillar}>
            <Fold index={index} title={title} titleClass={card.title}>
              <p className={card.text}>
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
