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
  /** Card in front of the window, which does not move. */
  readonly fixed?: ReactNode;
  /** Class with the columns of the desktop's layout. */
  readonly className?: string | undefined;
}

/**
 * A window over a ring of cards. What it shows comes first in the document too, so that focus follows the eye. A phone
 * swipes through all of them, and without scripts all of them stand there. A move of the window is announced.
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
