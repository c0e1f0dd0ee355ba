import type { CardRecord, SectionCard } from "~/generated/contract";
import { Status } from "~/sections/artefact/artefact/status";
import { SwipeList } from "~/ui/layout/swipe-list";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Marked } from "~/ui/text/marked";
import { ordinal } from "~/ui/text/ordinal";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";
import { CardTitle } from "./card-title";

/**
 * Numbered cards, each with the record that the reader holds at the end. On a desktop a card stays at the top while the
 * next slides over it (`position: sticky`); on a phone the cards are swiped.
 */
export function Stack({ section: { title, cards } }: CardListProps) {
  return (
    <SwipeList className={styles.stack} label={title ?? ""} ordered focusable>
      {cards.map((card, index) => (
        <li key={index} className={styles.layer} data-place={index}>
          {card.record ? <Record record={card.record} icon={card.icon} /> : <CardIcon icon={card.icon} />}
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

function CardIcon({ icon }: Pick<SectionCard, "icon">) {
  return icon ? <Icon icon={icons[icon]} size="lg" /> : null;
}

function Record({
  record: { caption, rows },
  icon,
}: { readonly record: CardRecord } & Pick<SectionCard, "icon">) {
  return (
    <figure className={styles.record}>
      <figcaption className={styles.recordCaption}>
        <CardIcon icon={icon} />
        {caption}
      </figcaption>
      <dl>
        {rows.map(({ label, text, tone }) => (
          <div key={label} className={styles.recordRow}>
            <dt>{label}</dt>
            <dd>{tone ? <Status label={text} tone={tone} /> : text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
