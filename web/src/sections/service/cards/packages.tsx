import type { CardPart } from "~/generated/contract";
import card from "~/sections/offer/cards/card.module.css";
import type { CardListProps } from "~/sections/offer/cards/card-list";
import { CardNumber } from "~/sections/offer/cards/card-number";
import { SwipeList } from "~/ui/layout/swipe-list";
import { ButtonLink } from "~/ui/links/button";
import { Marked } from "~/ui/text/marked";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "../cards.module.css";

/** Offers side by side, with aligned rows; on a phone they are swiped. The last part of each is at its foot, with the button. */
export function Packages({ section }: CardListProps) {
  return (
    <SwipeList className={styles.packages} label={section.title ?? ""} ordered>
      {section.cards.map(({ title, parts, action }, index) => (
        <li key={index} className={styles.package}>
          <div className={styles.top} data-ground="dark">
            <CardNumber className={card.number} index={index} />
            <h3 className={styles.largeTitle}>{title}</h3>
          </div>
          {parts.slice(0, -1).map((part, at) => (
            <Part key={at} part={part} />
          ))}
          <div className={styles.close}>
            {parts.slice(-1).map((part) => (
              <Part key={part.label} part={part} />
            ))}
            {action?.href ? (
              <ButtonLink href={action.href} variant="secondary">
                {action.label}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            ) : null}
          </div>
        </li>
      ))}
    </SwipeList>
  );
}

function Part({ part: { label, title, text } }: { readonly part: CardPart }) {
  return (
    <div className={styles.part}>
      <p className={styles.label}>{label}</p>
      {title ? <p className={styles.subtitle}>{title}</p> : null}
      {text ? (
        <p className={title ? card.text : undefined}>
          <Marked text={text} />
        </p>
      ) : null}
    </div>
  );
}
