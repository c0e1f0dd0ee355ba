import type { Board } from "~/generated/contract";
import styles from "./printed-day.module.css";
import { longDay, slotSpan } from "./slot-time";

/** The day as a list on paper. Free slots have a line to write on. */
export function PrintedDay({ board }: { readonly board: Board }) {
  const { event, day, slots } = board;
  return (
    <div className={styles.page}>
      <p className={styles.event}>{event.name}</p>
      <p className={styles.day}>{longDay(day)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Name</th>
            <th scope="col">Company</th>
            <th scope="col">Reference</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {slots.map(({ time, state, booking }) => (
            <tr key={time}>
              <td className={styles.time}>{slotSpan(time)}</td>
              <td className={styles.name}>{booking?.fullName ?? (state === "blocked" ? "Blocked" : "")}</td>
              <td>{booking?.company}</td>
              <td className={styles.reference}>{booking?.reference}</td>
              <td>
                {state === "blocked" ? null : (
                  <span className={styles.box}>{booking?.checkedInAt ? "✓" : ""}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        {event.timeZone.replaceAll("_", " ")} time. The list holds personal data: shred it after the event.
      </p>
    </div>
  );
}
