import { withCore } from "~/core/with-core";
import { fillWith } from "~/ui/text/fill";
import styles from "./dots.module.css";

interface DotsProps {
  readonly count: number;
  /** Zero-based. */
  readonly index: number;
  /** A dot's accessible name; `{number}` is replaced with its number. */
  readonly label: string;
  readonly onSelect: (index: number) => void;
}

/** A dot for each slide, which selects it; no dots for a single slide. */
export function Dots({ count, index, label, onSelect }: DotsProps) {
  if (count < 2) return null;
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, dot) => dot).map((dot) => (
        <button
          key={dot}
          type="button"
          className={styles.dot}
          aria-label={fillWith(label, { number: dot + 1 })}
          aria-current={dot === index}
          onClick={() => withCore(() => onSelect(dot))}
        />
      ))}
    </div>
  );
}
