import styles from "../workflow.module.css";
import { stillOf } from "./frame-files";

/** A step's still, shown without the film. Browsers that show the film do not fetch it. */
export function StepStill({ frame = 1 }: { readonly frame: number | undefined }) {
  return (
    <img
      className={styles.still}
      {...stillOf(frame)}
      sizes="(width >= 48rem) 60vw, 100vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
