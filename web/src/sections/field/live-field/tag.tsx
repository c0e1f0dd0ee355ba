import styles from "../live-field.module.css";
import type { FieldState } from "./field-state";

interface TagProps {
  readonly message: { readonly fact: string; readonly reason: string };
  readonly at: FieldState["found"];
}

/** Distance from the field's left edge from which a tag has room to the left of its column, in pixels. */
const ROOM = 360;

/** The tag of a found error, next to its column. The field's status has the same text for screen readers. */
export function Tag({ message, at }: TagProps) {
  const place = at === null || at === "exhausted" ? null : at.tag;
  const position = (tag: HTMLDivElement | null) => {
    if (!tag || place === null) return;
    tag.style.setProperty("--x", `${place.x}px`);
    tag.style.setProperty("--top", `${place.top}px`);
    tag.style.setProperty("--ground-at", `${place.ground}px`);
  };
  return (
    <div
      ref={position}
      className={styles.tag}
      data-side={place === null ? "none" : place.x < ROOM ? "right" : "left"}
      aria-hidden="true"
    >
      <div className={styles.tagText}>
        <p className={styles.fact}>{message.fact}</p>
        {message.reason ? <p>{message.reason}</p> : null}
      </div>
    </div>
  );
}
