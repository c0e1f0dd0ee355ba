import Plus from "lucide-react/icons/plus";
import type { MouseEvent, PointerEvent } from "react";
import { Exhibit, isEmpty } from "~/sections/artefact/artefact/exhibit";
import { DESKTOP } from "~/ui/browser/media-queries";
import { preservePosition } from "~/ui/overlays/preserve-position";
import { Icon } from "~/ui/pictures/icon";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";
import { CardNumber } from "./card-number";
import { CardTitle } from "./card-title";

/**
 * Native disclosure widgets that close each other. On a desktop the open panel is next to the list, so that headings do
 * not move when a pointer opens one by hovering. A panel shows an example of the work above its text.
 */
export function Accordion({ id, section }: CardListProps) {
  return (
    <div className={styles.accordion}>
      {section.cards.map(({ title, text, exhibit }, index) => (
        // The name closes the others.
        <details
          key={index}
          className={styles.item}
          name={id}
          open={index === 0}
          onPointerEnter={openOnHover}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
          <summary className={styles.summary} onClick={press}>
            <CardNumber className={styles.number} index={index} />
            <CardTitle className={styles.title} text={title} />
            <Icon icon={Plus} className={styles.plus} />
          </summary>
          <div className={styles.panel}>
            {exhibit && !isEmpty(exhibit.shows) ? <Exhibit {...exhibit} /> : null}
            <p className={styles.text}>
              <Marked text={text} />
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

function openOnHover({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void {
  if (pointerType === "mouse" && matchMedia(DESKTOP).matches) currentTarget.open = true;
}

/**
 * Prevents a pressed heading from moving, and keeps a widget open that the pointer opened by hovering and then clicks.
 * A click by keyboard (detail 0) may close it.
 */
function press(event: MouseEvent<HTMLElement>): void {
  preservePosition(event.currentTarget);
  const details = event.currentTarget.closest("details");
  if (event.detail > 0 && details?.open && details.matches(":hover") && matchMedia(DESKTOP).matches) {
    event.preventDefault();
  }
}
