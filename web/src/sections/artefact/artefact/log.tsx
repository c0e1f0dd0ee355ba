import type { ArtefactLog } from "~/generated/contract";
import styles from "./log.module.css";
import { Status } from "./status";

/** Events in order along a line, or a conversation with turns on two sides. */
export function Log({ log: { dialogue, entries } }: { readonly log: ArtefactLog }) {
  const first = entries[0]?.who;
  return (
    <ol className={dialogue ? styles.turns : styles.events}>
      {entries.map(({ time, who, text, status }, index) => (
        <li
          key={index}
          className={styles.entry}
          data-own={who === first}
          data-tone={status?.tone}
          data-place={index}
          data-reveal
        >
          <p>
            {time ? <small>{time}</small> : null}
            <b>{who}</b>
          </p>
          <p>{text}</p>
          {status ? <Status {...status} /> : null}
        </li>
      ))}
    </ol>
  );
}
