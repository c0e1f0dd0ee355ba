import { useState } from "react";
import type { DayActivity } from "~/generated/contract";
import styles from "./days-chart.module.css";
import { niceScale } from "./nice-scale";

/** Height of the bars' area, in CSS pixels, and the room for the days below it. */
const HEIGHT = 200;
const FOOT = 24;
/** Width of a bar, as a part of its day. */
const BAR = 0.34;
const DAYS_PER_LABEL = 7;

const SHORT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

const SERIES = [
  { key: "leads", label: "Leads" },
  { key: "bookings", label: "Bookings" },
] as const;

/** Two bars a day. The same numbers are in a table. */
export function DaysChart({ days }: { readonly days: readonly DayActivity[] }) {
  const [pointed, setPointed] = useState<DayActivity | null>(null);
  const { top, ticks } = niceScale(Math.max(...days.flatMap(({ leads, bookings }) => [leads, bookings])));
  const width = 100 / days.length;
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const sum = (key: "leads" | "bookings") => days.reduce((total, day) => total + day[key], 0);
  return (
    <figure className="stack">
      <figcaption className={styles.legend}>
        {SERIES.map(({ key, label }) => (
          <span key={key} className={styles.series}>
            <span className={styles.swatch} data-series={key} />
            {label} <strong>{pointed ? pointed[key] : sum(key)}</strong>
          </span>
        ))}
        <span className="muted">{pointed ? LONG.format(new Date(pointed.day)) : "All days"}</span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <svg className={styles.bars} width="100%" height={HEIGHT + FOOT} aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={HEIGHT - heightOf(tick) + 0.5}
              y2={HEIGHT - heightOf(tick) + 0.5}
              className={styles.grid}
            />
          ))}
          {days.map((day, index) => (
            <g key={day.day} className={styles.group}>
              {SERIES.map(({ key }, place) => (
                <rect
                  key={key}
                  data-series={key}
                  x={`${width * (index + 0.5 + (place - 1) * BAR)}%`}
                  width={`${width * BAR}%`}
                  y={HEIGHT - heightOf(day[key])}
                  height={heightOf(day[key])}
                  className={styles.bar}
                />
              ))}
              <rect
                x={`${width * index}%`}
                width={`${width}%`}
                height={HEIGHT}
                className={styles.target}
                onPointerEnter={() => setPointed(day)}
                onPointerLeave={() => setPointed(null)}
              />
              {(days.length - 1 - index) % DAYS_PER_LABEL === 0 ? (
                <text x={`${width * (index + 0.5)}%`} y={HEIGHT + 18} className={styles.label}>
                  {SHORT.format(new Date(day.day))}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </div>
      <details className={styles.details}>
        <summary>Show as a table</summary>
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Leads</th>
              <th scope="col">Bookings</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, leads, bookings }) => (
              <tr key={day}>
                <th scope="row">{LONG.format(new Date(day))}</th>
                <td>{leads}</td>
                <td>{bookings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
