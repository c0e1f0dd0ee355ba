import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Picture } from "~/ui/pictures/picture";
import { Marked } from "~/ui/text/marked";
import { ordinal } from "~/ui/text/ordinal";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
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
 * Steps along a line: horizontal on wide screens, otherwise vertical. A step with the text of an earlier one shows that
 * step's name instead, because two equal texts look like a mistake.
 */
export function Steps({ section: { cards } }: CardListProps) {
  const texts = cards.map(({ text }) => JSON.stringify(text));
  return (
    <ol className={styles.steps}>
      {cards.map(({ title, subtitle, text, image }, index) => {
        const first = texts.indexOf(texts[index] ?? "");
        // A link has to be visible.
        const isPlain = text?.every((part) => typeof part === "string" && !part.includes("@"));
        return (
          <li key={index} className={styles.step}>
            {image ? <Picture className={styles.thumb} image={image} sizes="240px" loading="lazy" /> : null}
            <Fold index={index} title={title} titleClass={styles.largeTitle} subtitle={subtitle}>
              {text && isPlain && first < index ? (
                <>
                  <p className={`${styles.label} ${styles.again}`} aria-hidden="true">
                    {ordinal(first)} {cards[first]?.title}
                  </p>
                  <VisuallyHidden as="p">
                    <Marked text={text} />
                  </VisuallyHidden>
                </>
              ) : (
                <p className={styles.text}>
                  <Marked text={text} />
                </p>
              )}
            </Fold>
          </li>
        );
      })}
    </ol>
  );
}
