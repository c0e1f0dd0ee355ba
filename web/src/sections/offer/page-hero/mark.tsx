import { type Vector, vectors } from "~/generated/media";
import styles from "./mark.module.css";

const known: Readonly<Record<string, Vector>> = vectors;

/** A product's logo, for dark grounds. The page's title repeats the name. */
export function Mark({ name }: { readonly name: string }) {
  const { src, ...size } = known[name] ?? { src: `/media/${name}.svg` };
  return <img className={styles.mark} src={src} {...size} alt="" />;
}
