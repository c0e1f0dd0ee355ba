import type { DayActivity } from "~/generated/contract";
import styles from "./days-chart.module.css";

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
  const most = Math.max(1, ...days.flatMap(({ leads, bookings }) => [leads, bookings]));
  return (
    <figure className="stack">
      <figcaption className={styles.legend}>
        {SERIES.map(({ key, label }) => (
          <span key={key} className={styles.series}>
            <span className={styles.swatch} data-series={key} />
            {label} <strong>{days.reduce((total, day) => total + day[key], 0)}</strong>
          </span>
        ))}
        <span className={styles.most}>Most a day: {most}</span>
      </figcaption>
      <ol className={styles.days} aria-hidden="true">
        {days.map((day, index) => (
          <li
            key={day.day}
            title={`${LONG.format(new Date(day.day))}: ${day.leads} leads, ${day.bookings} bookings`}
          >
            {SERIES.map(({ key }) => (
              <span key={key} data-series={key} style={{ height: `${(day[key] / most) * 100}%` }} />
            ))}
            {(days.length - 1 - index) % DAYS_PER_LABEL === 0 ? (
              <small>{SHORT.format(new Date(day.day))}</small>
            ) : null}
          </li>
        ))}
      </ol>
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
