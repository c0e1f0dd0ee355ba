import type { ArtefactForecast } from "~/generated/contract";
import styles from "./forecast.module.css";

/** Size of the view box; the drawing is stretched to its box. */
const WIDTH = 600;
const HEIGHT = 240;
/** Room above the highest value. */
const HEADROOM = 1.1;

/** A measured line that continues as a range, and a limit. */
export function Forecast({ forecast }: { readonly forecast: ArtefactForecast }) {
  const { points, limit, unit, alt } = forecast;
  const top = Math.max(1, limit?.value ?? 0, ...points.map(({ value, high }) => high ?? value)) * HEADROOM;
  const y = (value: number) => (HEIGHT * (1 - value / top)).toFixed(1);
  // Each point is in the middle of its label's column.
  const at = (index: number, value: number) =>
    `${(((index + 0.5) * WIDTH) / points.length).toFixed(1)} ${y(value)}`;
  const line = (from: number, to: number, of: (point: (typeof points)[number]) => number) =>
    points.slice(from, to).map((point, index) => at(from + index, of(point)));
  const measured = points.filter(({ low }) => low === null).length;
  // The range starts at the end of the line.
  const start = Math.max(0, measured - 1);
  const range = [
    ...line(start, points.length, ({ value, high }) => high ?? value),
    ...line(start, points.length, ({ value, low }) => low ?? value).toReversed(),
  ];

  return (
    <>
      <small>{unit}</small>
      <div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={alt}
          data-reveal
        >
          <path data-line="range" d={`M${range.join("L")}Z`} />
          <path data-line="likely" d={`M${line(start, points.length, ({ value }) => value).join("L")}`} />
          <path
            data-line="actual"
            d={`M${line(0, measured, ({ value }) => value).join("L")}`}
            pathLength="1"
            data-draws
          />
          {limit ? <path data-line="limit" d={`M0 ${y(limit.value)}H${WIDTH}`} /> : null}
        </svg>
        <ol className={styles.labels} aria-hidden="true">
          {points.map(({ label }, index) => (
            <li key={index}>{label}</li>
          ))}
        </ol>
      </div>
      <ul className={styles.legend}>
        <li data-line="actual">{forecast.actualLabel}</li>
        <li data-line="range">{forecast.rangeLabel}</li>
        {limit ? <li data-line="limit">{limit.label}</li> : null}
      </ul>
    </>
  );
}
