import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

const COLOURS = [
  "ground",
  "surface",
  "text",
  "text-muted",
  "text-signal",
  "line",
  "line-strong",
  "button",
  "button-text",
  "button-hover",
  "error",
  "error-tint",
  "teal",
  "cyan",
  "accent",
];
const SIZES = ["5xl", "4xl", "3xl", "2xl", "xl", "lg", "md", "sm", "xs"];

/** The tokens as they come out on a ground. */
export function Foundations() {
  return (
    <>
      <Specimen name="Colour" wide>
        <ul className={styles.swatches}>
          {COLOURS.map((colour) => (
            <li key={colour}>
              <span className={styles.swatch} style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Display" wide>
        {SIZES.slice(0, 5).map((size) => (
          <p
            key={size}
            style={{ font: `600 var(--size-${size}) / var(--leading-tight) var(--font-display)` }}
          >
            From pilot to payroll
          </p>
        ))}
      </Specimen>
      <Specimen name="Text" wide>
        {SIZES.slice(4).map((size) => (
          <p key={size} style={{ font: `400 var(--size-${size}) / 1.6 var(--font-text)` }}>
            The first pay run after the move has to be right, to the cent, for every employee.
          </p>
        ))}
      </Specimen>
    </>
  );
}
