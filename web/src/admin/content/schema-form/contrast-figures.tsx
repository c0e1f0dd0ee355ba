import { CircleAlert } from "lucide-react";
import type { ContrastFigure } from "../types";
import styles from "./contrast-figures.module.css";

interface ContrastFiguresProps {
  readonly id: string;
  readonly figures: readonly ContrastFigure[];
}

/** The texts that a colour decides, each with its contrast. */
export function ContrastFigures({ id, figures }: ContrastFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <ul id={id} className={styles.figures}>
      {figures.map(({ pair, textColour, groundColour, ratio, needed }) => (
        <li key={pair} className={styles.figure} data-failing={needed !== null || undefined}>
          <span
            aria-hidden="true"
            className={styles.sample}
            style={{ color: textColour, backgroundColor: groundColour }}
          >
            Aa
          </span>
          <span className={styles.pair}>{pair}</span>
          <span className={styles.ratio}>
            {needed === null ? null : <CircleAlert aria-hidden="true" size={14} />}
            {` ${shown(ratio)}`}
          </span>
          {needed === null ? null : (
            <span className={styles.needed}>
              <span className="visually-hidden">, </span>needs {shown(needed)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function shown(ratio: number): string {
  return `${ratio.toFixed(1)} : 1`;
}
