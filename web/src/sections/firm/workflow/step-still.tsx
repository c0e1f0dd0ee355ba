import styles from "../workflow.module.css";
import { frameSet, frameUrl } from "./frame-files";

/** A step's still, shown without the film. Browsers that show the film do not fetch it. */
export function StepStill({ frame = 1 }: { readonly frame: number | undefined }) {
  return (
    <img
      className={styles.still}
      src={frameUrl(frame, 800)}
      srcSet={frameSet(frame)}
      sizes="(width >= 48rem) 60vw, 100vw"
      alt=""
      width="800"
      height="450"
      loading="lazy"
      decoding="async"
    />
  );
}
