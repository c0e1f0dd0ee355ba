import { type Vector, vectors } from "~/generated/media";
import styles from "./mark.module.css";

const known: Readonly<Record<string, Vector>> = vectors;

/** A product's mark, as drawn for dark grounds. The name follows as the page's title. */
export function Mark({ name }: { readonly name: string }) {
  const { src, ...size } = known[name] ?? { src: `/media/${name}.svg` };
  return <img className={styles.mark} src={src} {...size} alt="" />;
}
