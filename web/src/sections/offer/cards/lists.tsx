import type { SectionCard } from "~/generated/contract";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Picture } from "~/ui/pictures/picture";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";
import { CardTitle } from "./card-title";
import { Fold } from "./fold";
import { WithFigure } from "./with-figure";

/** Columns with an icon. */
export function Columns({ section }: CardListProps) {
  return (
    <ul className={styles.columns}>
      {section.cards.map(({ icon, title, text }, index) => (
        <li key={index} className={styles.column}>
          {icon ? <Icon icon={icons[icon]} size="lg" className={styles.icon} /> : null}
          <CardTitle className={styles.title} text={title} />
          <p className={styles.text}>
            <Marked text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A claim, and cards between hairlines: two in the first row, three in the others. Figures of headings are large. */
export function Grid({ section: { claim, cards } }: CardListProps) {
  return (
    <div>
      <h3 className={styles.claim}>{claim}</h3>
      <ul className={styles.cells}>
        {cards.map(({ title, text, figure }, index) => (
          <li key={index} className={styles.cell}>
            <h4 className={styles.title}>
              <WithFigure text={title ?? ""} figure={figure} />
            </h4>
            <p className={styles.text}>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
            <p className={styles.text}>
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
