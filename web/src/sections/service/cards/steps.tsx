import type { SectionCard } from "~/generated/contract";
import card from "~/sections/offer/cards/card.module.css";
import type { CardListProps } from "~/sections/offer/cards/card-list";
import { Picture } from "~/ui/pictures/picture";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import { Fold } from "./fold";

/**
 * Steps along a line: horizontal on wide screens, otherwise vertical. Two steps with one text are joined, and the
 * horizontal line shows the text once.
 */
export function Steps({ section: { cards } }: CardListProps) {
  const twins = findTwins(cards);
  return (
    <ol className={styles.steps}>
      {cards.map(({ title, subtitle, when, text, image }, index) => (
        <li key={index} className={styles.step} data-twin={twins?.includes(index) || undefined}>
          {image ? <Picture className={styles.thumb} image={image} sizes="280px" loading="lazy" /> : null}
          <Fold index={index} title={title} titleClass={styles.largeTitle} subtitle={subtitle}>
            {when ? <div className={styles.when}>{when}</div> : null}
            <p className={`${card.text} ${styles.text}`}>
              <Marked text={text} />
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}

/** Maximum number of steps in one row. */
const ROW_MAX = 5;

/** A text without marks and links, as JSON. */
const PLAIN = /^\["[^@{]+"\]$/;

/** Returns the places of the first two steps of a row that have the same text. */
function findTwins(cards: readonly SectionCard[]): readonly [number, number] | null {
  const texts = cards.map(({ text }) => JSON.stringify(text));
  const last = texts.findIndex((text, index) => texts.indexOf(text) < index && PLAIN.test(text));
  return last > 0 && cards.length <= ROW_MAX ? [texts.indexOf(texts[last] ?? ""), last] : null;
}
