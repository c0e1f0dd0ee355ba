import { Picture } from "~/ui/pictures/picture";
import type { SiteImage } from "~/ui/pictures/site-image";
import styles from "./person.module.css";

interface PersonProps {
  readonly name: string;
  readonly role: string;
  readonly image: SiteImage | null;
  readonly office?: string | null;
  /** A few words below the role. */
  readonly note?: string | null;
}

export function Person({ name, role, image, office, note }: PersonProps) {
  return (
    <div className={styles.person}>
      {image ? (
        <Picture className={styles.portrait} image={image} alt="" sizes="4.5rem" loading="lazy" />
      ) : null}
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span>{role}</span>
        {office ? <span>{office}</span> : null}
        {note ? <span>{note}</span> : null}
      </p>
    </div>
  );
}
