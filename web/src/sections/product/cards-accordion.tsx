import Plus from "lucide-react/icons/plus";
import type { MouseEvent, PointerEvent } from "react";
import type { SectionProps } from "~/page/section-module";
import { Exhibit, isEmpty } from "~/sections/artefact/artefact/exhibit";
import card from "~/sections/offer/cards/card.module.css";
import { CardNumber } from "~/sections/offer/cards/card-number";
import { CardTitle } from "~/sections/offer/cards/card-title";
import { Headed } from "~/sections/offer/cards/headed";
import { DESKTOP } from "~/ui/browser/media-queries";
import { preservePosition } from "~/ui/overlays/preserve-position";
import { Icon } from "~/ui/pictures/icon";
import { Marked } from "~/ui/text/marked";
import styles from "./cards-accordion.module.css";

/**
 * Native disclosure widgets that close each other. On a desktop the open panel is next to the list, so that headings do
 * not move when a pointer opens one by hovering. A panel shows an example of the work above its text.
 */
export default function Accordion({ id, props: section }: SectionProps<"cards">) {
  return (
    <Headed id={id} section={section} ground="dark">
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
            <summary className={card.summary} onClick={press}>
              <CardNumber className={card.number} index={index} />
              <CardTitle className={card.title} text={title} />
              <Icon icon={Plus} className={card.plus} />
            </summary>
            <div className={styles.panel}>
              {exhibit && !isEmpty(exhibit.shows) ? <Exhibit {...exhibit} /> : null}
              <p className={card.text}>
                <Marked text={text} />
              </p>
            </div>
          </details>
        ))}
      </div>
    </Headed>
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
