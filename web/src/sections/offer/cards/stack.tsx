import { SwipeList } from "~/ui/layout/swipe-list";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Marked } from "~/ui/text/marked";
import { ordinal } from "~/ui/text/ordinal";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";
import { CardTitle } from "./card-title";

/**
 * Numbered cards, each with a diagram of all steps that marks its own. On a desktop a card stays at the top while the
 * next slides over it (`position: sticky`); on a phone the cards are swiped.
 */
export function Stack({ section: { title, cards } }: CardListProps) {
  return (
    <SwipeList className={styles.stack} label={title ?? ""} ordered focusable>
      {cards.map((card, index) => (
        <li key={index} className={styles.layer} data-place={index}>
          <div className={styles.diagram} data-items={cards.length} aria-hidden="true">
            {cards.map((_, step) => (
              <span
                key={step}
                className={styles.bar}
                data-place={step}
                data-when={step < index ? "before" : step === index ? "now" : "after"}
              >
                {step === index && card.icon ? <Icon icon={icons[card.icon]} size="lg" /> : null}
              </span>
            ))}
          </div>
          <p className={styles.number} aria-hidden="true">
            {ordinal(index)}
          </p>
          <CardTitle className={styles.largeTitle} text={card.title} />
          <p className={styles.text}>
            <Marked text={card.text} />
          </p>
        </li>
      ))}
    </SwipeList>
  );
}
