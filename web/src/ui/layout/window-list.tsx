import { type ReactNode, useState } from "react";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { SwipeList } from "./swipe-list";
import styles from "./window-list.module.css";

interface WindowListProps {
  readonly label: string;
  /** All cards, in the data's order. */
  readonly items: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
  /** Indices of the cards that the window shows, in display order. */
  readonly visible: readonly number[];
  /** Fixed card in front of the window. */
  readonly fixed?: ReactNode;
  /** Class with the columns of the desktop layout. */
  readonly className?: string | undefined;
}

/**
 * A window over a cyclic list of cards. The visible cards come first in the document too, so that focus order matches
 * the visual order. On a phone and without scripts all cards are shown. A move of the window is announced.
 */
export function WindowList({ label, items, visible, fixed, className }: WindowListProps) {
  const names = visible.map((index) => items[index]?.name).join(", ");
  const [firstNames] = useState(names);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && names !== firstNames) setHasMoved(true);
  const shown = new Set(visible);
  const others = items.map((_, index) => index).filter((index) => !shown.has(index));
  const order = [...visible, ...others];
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {hasMoved ? names : null}
      </VisuallyHidden>
      <SwipeList className={className} label={label}>
        {fixed ? <li className={styles.fixed}>{fixed}</li> : null}
        {order.map((index) => {
          const item = items[index];
          return item ? (
            <li key={item.id} className={styles.item} data-out={!shown.has(index)}>
              {item.content}
            </li>
          ) : null;
        })}
      </SwipeList>
    </>
  );
}
