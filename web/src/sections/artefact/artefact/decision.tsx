import { Fragment, useId } from "react";
import type { ArtefactDecision } from "~/generated/contract";
import styles from "./decision.module.css";
import { Log } from "./log";
import { Status } from "./status";

/**
 * A log that waits for a person. The choices are radio buttons, so that they work without scripts: the styles show the
 * outcome of the selected one.
 */
export function Decision({
  decision: { entries, question, choices },
}: {
  readonly decision: ArtefactDecision;
}) {
  const id = useId();
  return (
    <>
      <Log log={{ dialogue: false, entries }} />
      <fieldset className={styles.decision}>
        <legend className={styles.question}>{question}</legend>
        {choices.map(({ label, text, status }, index) => (
          <Fragment key={index}>
            <label className={styles.choice} data-tone={status.tone}>
              <input
                type="radio"
                name={id}
                defaultChecked={index === 0}
                aria-describedby={`${id}-${index}`}
              />
              {label}
            </label>
            <p className={styles.outcome} id={`${id}-${index}`}>
              <Status {...status} />
              <span>{text}</span>
            </p>
          </Fragment>
        ))}
      </fieldset>
    </>
  );
}
