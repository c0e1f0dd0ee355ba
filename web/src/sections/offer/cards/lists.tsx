import Check from "lucide-react/icons/check";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";
import { CardNumber } from "./card-number";
import { CardTitle } from "./card-title";

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

/** A grid with a claim in the first cell. */
export function Grid({ section: { claim, cards } }: CardListProps) {
  return (
    <div className={styles.grid}>
      <h3 className={styles.why} data-ground="dark">
        {claim}
      </h3>
      <ul className={styles.cells}>
        {cards.map(({ title, text }, index) => (
          <li key={index} className={styles.cell}>
            <CardTitle as="h4" className={styles.title} text={title} />
            <p className={styles.text}>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Steps along a line: horizontal on wide screens, otherwise vertical. */
export function Steps({ section }: CardListProps) {
  return (
    <ol className={styles.steps}>
      {section.cards.map(({ title, subtitle, text }, index) => (
        <li key={index} className={styles.step}>
          <CardNumber className={styles.number} index={index} />
          <CardTitle className={styles.largeTitle} text={title} />
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          <p className={styles.text}>
            <Marked text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The results of an engagement. The first has a figure and is twice as wide. */
export function Results({ section }: CardListProps) {
  return (
    <ul className={styles.results}>
      {section.cards.map(({ text, figure }, index) => (
        <li key={index} className={styles.result}>
          <Icon icon={Check} className={styles.check} />
          <p className={styles.outcome}>
            <Marked text={text} plain={(part) => <WithFigure text={part} figure={figure} />} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface WithFigureProps {
  readonly text: string;
  readonly figure: string | null;
}

/** A text with its figure in the signal colour. */
function WithFigure({ text, figure }: WithFigureProps) {
  const at = figure ? text.indexOf(figure) : -1;
  if (!figure || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className={styles.figure}>{figure}</strong>
      {text.slice(at + figure.length)}
    </>
  );
}
