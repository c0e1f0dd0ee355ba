import { createPortal } from "react-dom";
import type { Board } from "~/generated/contract";
import styles from "./printed-day.module.css";
import { longDay, slotSpan } from "./slot-time";

/** The day as a list on paper, which is printed instead of the screen. Free slots have a line to write on. */
export function PrintedDay({ board }: { readonly board: Board }) {
  const { event, day, slots } = board;
  return createPortal(
    <div className={styles.page}>
      <p>{event.name}</p>
      <p className={styles.day}>{longDay(day)}</p>
      <table>
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
              <td className={styles.fixed}>{slotSpan(time)}</td>
              <td>{booking?.fullName ?? (state === "blocked" ? "Blocked" : "")}</td>
              <td>{booking?.company}</td>
              <td className={styles.fixed}>{booking?.reference}</td>
              <td>
                {state === "blocked" ? null : (
                  <span className={styles.box}>{booking?.checkedInAt ? "✓" : ""}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {event.timeZone.replaceAll("_", " ")} time. The list holds personal data: shred it after the event.
      </p>
    </div>,
    document.body,
  );
}
