import type { ArtefactCalendar, ArtefactLane, ArtefactTask } from "~/generated/contract";
import styles from "./calendar.module.css";
import forecast from "./forecast.module.css";
import table from "./table.module.css";

interface CalendarProps {
  readonly calendar: ArtefactCalendar;
  readonly labelledBy: string;
}

/** Tasks of several parties as bars over common periods; in narrow windows as a list for each party. */
export function Calendar({ calendar, labelledBy }: CalendarProps) {
  const { laneLabel, periods, lanes, plainLabel, filledLabel } = calendar;
  return (
    <>
      <table className={`${table.base} ${styles.calendar}`} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{laneLabel}</th>
            {periods.map((period, index) => (
              <th key={index} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane, index) => (
            <tr key={index} data-place={index} data-reveal>
              <th scope="row">{lane.title}</th>
              {withGaps(lane, periods.length).map(({ from, to, task }) => (
                <td key={from} colSpan={to - from + 1}>
                  {task ? (
                    <span
                      className={styles.task}
                      data-filled={task.filled}
                      data-when={to > from ? `${periods[from - 1]}–${periods[to - 1]}` : periods[from - 1]}
                    >
                      {task.label}
                    </span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={forecast.legend}>
        <li data-line="filled">{filledLabel}</li>
        <li data-line="plain">{plainLabel}</li>
      </ul>
    </>
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly task: ArtefactTask | null;
}

/** Returns the tasks of a lane and the gaps around them, which together cover all periods. */
function withGaps({ tasks }: ArtefactLane, count: number): Span[] {
  const spans: Span[] = [];
  let free = 1;
  for (const task of tasks) {
    if (task.from > free) spans.push({ from: free, to: task.from - 1, task: null });
    spans.push({ from: task.from, to: task.to, task });
    free = task.to + 1;
  }
  if (free <= count) spans.push({ from: free, to: count, task: null });
  return spans;
}
