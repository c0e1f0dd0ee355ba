import type { SectionProps } from "~/page/section-module";
import card from "~/sections/offer/cards/card.module.css";
import { Headed } from "~/sections/offer/cards/headed";
import { WithFigure } from "~/sections/offer/cards/with-figure";
import { Marked } from "~/ui/text/marked";
import styles from "./cards-grid.module.css";

/** A claim, and cards between hairlines: two in the first row, three in the others. Figures of headings are large. */
export default function Grid({ id, props }: SectionProps<"cards">) {
  const { claim, cards } = props;
  return (
    <Headed id={id} section={props} ground="mist">
      <div>
        <h3 className={styles.claim}>{claim}</h3>
        <ul className={styles.cells}>
          {cards.map(({ title, text, figure }, index) => (
            <li key={index} className={styles.cell}>
              <h4 className={card.title}>
                <WithFigure text={title ?? ""} figure={figure} />
              </h4>
              <p className={card.text}>
                <Marked text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Headed>
  );
}
