import styles from "../vision.module.css";
import { riseOf } from "./form";
import { PLACES, shapeOf } from "./shapes";

/** Amplitude of the columns' sway during the scroll, in units of the drawing. */
const SWAY = 3;

/** Turns one drawn form into that of each statement in turn, by how far the section has been scrolled through. */
export function playForm(form: SVGElement, statements: number) {
  const columns = [...form.querySelectorAll("use")];
  const rises = Array.from({ length: statements }, (_, statement) =>
    columns.map((_, column) => riseOf(statement, column)),
  );
  const first = rises[0] ?? [];
  let shown = 0;

  return {
    /** The way from one statement to the next lies around the place where their words change. */
    move(progress: number, active: number): void {
      const way = Math.min(Math.max(progress * statements - 0.5, 0), statements - 1);
      const from = Math.floor(way);
      const share = smooth(way - from);
      const now = rises[from] ?? first;
      const next = rises[from + 1] ?? now;
      columns.forEach((column, at) => {
        const start = now[at] ?? 0;
        const rise = start + ((next[at] ?? start) - start) * share;
        const sway = SWAY * Math.sin(at * 0.7 + progress * 14);
        column.style.transform = `translateY(${((first[at] ?? 0) - rise + sway).toFixed(1)}px)`;
      });
      if (active === shown) return;
      shown = active;
      const { lit } = shapeOf(active);
      columns.forEach((column, at) => {
        const place = PLACES[at];
        column.classList.toggle(styles.lit ?? "", place !== undefined && lit(place));
      });
    },
  };
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
