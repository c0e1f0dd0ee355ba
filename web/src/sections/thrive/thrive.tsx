import { icons } from "~/content/icons";
import type { ThriveCards } from "~/content/types/thrive-card";
import { Compounds } from "~/ui/compounds/compounds";
import { Icon } from "~/ui/icon/icon";
import { type Ground, Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import { SwipeList } from "~/ui/swipe-list/swipe-list";
import styles from "./thrive.module.css";

interface ThriveProps {
  readonly ground: Ground;
  readonly title: string;
  readonly cards: ThriveCards;
}

/**
 * Four cards. On a desktop each stays where it arrives and the next slides over it, by `position: sticky` alone; on a
 * phone they are swiped.
 */
export function Thrive({ ground, title, cards }: ThriveProps) {
  return (
    <Section ground={ground} labelledBy="thrive">
      <SectionHeader id="thrive" title={title} />
      <SwipeList className={styles.cards} label={title} ordered focusable>
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <div className={styles.marks}>
              <span className={styles.icon}>
                <Icon icon={icons[card.icon]} size="lg" />
              </span>
              <span className={styles.number} aria-hidden="true">
                {card.id}
              </span>
            </div>
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
