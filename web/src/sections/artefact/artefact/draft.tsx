import type { ArtefactDraft } from "~/generated/contract";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./draft.module.css";
import { Status } from "./status";

/** A text with the number of a source after each sentence, and a list of sources. Unsourced sentences are marked. */
export function Draft({
  draft: { sentences, sources, sourcesLabel, status },
}: {
  readonly draft: ArtefactDraft;
}) {
  return (
    <>
      <p className={styles.text}>
        {sentences.map(({ text, source }, index) =>
          source === null ? (
            <mark key={index} data-place={index} data-reveal>
              {text}{" "}
            </mark>
          ) : (
            <span key={index} data-place={index} data-reveal>
              {text}
              <sup className={styles.source}>
                <VisuallyHidden>{sourcesLabel} </VisuallyHidden>
                {source}
              </sup>{" "}
            </span>
          ),
        )}
      </p>
      <div className={styles.sources}>
        <small>{sourcesLabel}</small>
        <ol className={styles.list}>
          {sources.map(({ title, place }, index) => (
            <li key={index} data-place={index} data-reveal>
              <span className={styles.source} aria-hidden="true">
                {index + 1}
              </span>
              <span>{title}</span>
              <small>{place}</small>
            </li>
          ))}
        </ol>
      </div>
      <Status {...status} />
    </>
  );
}
