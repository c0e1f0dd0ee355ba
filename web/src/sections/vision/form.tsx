import styles from "../vision.module.css";
import { COLUMNS, PLACES, ROWS, shapeOf } from "./shapes";

/** Distance of two columns in a row, and of two rows: hexagons seen at an angle. In units of the drawing. */
const STRIDE = 46;
const DEPTH = 26;
/** Height of the highest column. */
const RISE = 150;
const WIDTH = COLUMNS * STRIDE + STRIDE / 2;
const HEIGHT = RISE + ROWS * DEPTH + 120;

/** Returns a column's height above the ground, in units of the drawing. */
export function riseOf(statement: number, column: number): number {
  const place = PLACES[column];
  return place ? Math.round(shapeOf(statement).height(place) * RISE) : 0;
}

/** The form of a statement: a field of columns at rest. It shows nothing that the words do not say. */
export function Form({ statement, id }: { readonly statement: number; readonly id: string }) {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const { lit } = shapeOf(statement);
  return (
    <svg className={styles.form} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-form>
      <defs>
        <g id={id}>
          <path className={styles.left} d="M-22 8v300h22V17z" />
          <path className={styles.right} d="M22 8v300H0V17z" />
          <path fill={`url(#${id}-depth)`} d="M-22 8v300h44V8L0 17z" />
          <path className={styles.lid} d="M0-17l22 9V8L0 17-22 8V-8z" />
          <path fill={`url(#${id}-light)`} d="M0-17l22 9V8L0 17-22 8V-8z" />
        </g>
        <linearGradient id={`${id}-depth`} x2="0" y2="1">
          <stop className={styles.depth} stopOpacity="0" />
          <stop className={styles.depth} offset="0.45" stopOpacity="0.92" />
        </linearGradient>
        <linearGradient id={`${id}-light`} x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity="0.34" />
          <stop stopColor="#fff" offset="0.7" stopOpacity="0" />
        </linearGradient>
      </defs>
      {rows.map((row) => (
        <g key={row} color={colourOf(row)}>
          {PLACES.map(({ across, down }, column) =>
            down === row ? (
              <use
                key={across}
                href={`#${id}`}
                className={lit({ across, down }) ? styles.lit : undefined}
                x={(across + 0.5 + (down % 2) / 2) * STRIDE}
                y={RISE + 20 + down * DEPTH - riseOf(statement, column)}
              />
            ) : null,
          )}
        </g>
      ))}
    </svg>
  );
}

const DARK = [8, 46, 56] as const;
const LIGHT = [20, 122, 128] as const;

/** Colour of a row: the field comes out of the depth and goes back into it. */
function colourOf(row: number): string {
  const share = Math.sin((Math.PI * (row + 1)) / (ROWS + 1));
  const channels = DARK.map((dark, at) => Math.round(dark + ((LIGHT[at] ?? dark) - dark) * share));
  return `rgb(${channels.join(" ")})`;
}
