import type { ReactNode } from "react";
import styles from "./gallery.module.css";

interface SpecimenProps {
  /** Caption of the specimen, a word or two. */
  readonly name: string;
  /** States to show without a pointer, as `data-force` takes them. */
  readonly force?: "hover" | "focus" | "active";
  /** Takes the width of the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component in one state, with its name. */
export function Specimen({ name, force, wide = false, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-wide={wide} data-force={force}>
      <figcaption className={styles.name}>{name}</figcaption>
      {children}
    </figure>
  );
}
