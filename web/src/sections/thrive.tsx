import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { SwipeList } from "~/ui/layout/swipe-list";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Compounds } from "~/ui/text/compounds";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./thrive.module.css";

/**
 * Numbered cards, each with a diagram of all steps that marks its own. On a desktop a card stays at the top while the
 * next slides over it (`position: sticky`); on a phone the cards are swiped.
 */
export default function Thrive({ id, props }: SectionProps<"thrive">) {
  if (props.cards.length === 0) return null;
  return (
    <Section ground={props.ground} labelledBy={id}>
      <SectionHeader id={id} title={props.title} />
      <SwipeList className={styles.cards} label={props.title} ordered focusable>
        {props.cards.map((card, index) => (
          <li key={index} className={styles.card} data-place={index}>
            <div className={styles.diagram} data-items={props.cards.length} aria-hidden="true">
              {props.cards.map((_, step) => (
                <span
                  key={step}
                  className={styles.step}
                  data-place={step}
                  data-when={step < index ? "before" : step === index ? "now" : "after"}
                >
                  {step === index ? <Icon icon={icons[card.icon]} size="lg" /> : null}
                </span>
              ))}
            </div>
            <p className={styles.number} aria-hidden="true">
              {ordinal(index)}
            </p>
            <h3 className={styles.title}>
              <Compounds text={card.title} />
            </h3>
            <p className={styles.text}>{card.desc}</p>
          </li>
        ))}
      </SwipeList>
    </Section>
  );
}
