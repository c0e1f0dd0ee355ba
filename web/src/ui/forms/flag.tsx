import sprite from "~/assets/flags.svg?no-inline";
import styles from "./flag.module.css";

interface FlagProps {
  readonly iso: string;
}

/** A country's flag from a file; decorative, next to the country's name. */
export function Flag({ iso }: FlagProps) {
  const src = `/flags/${iso.toLowerCase()}.svg`;
  return <img className={styles.flag} src={src} width="24" height="16" alt="" />;
}

/** A country's flag in the list, from the sprite of all flags. */
export function ListFlag({ iso }: FlagProps) {
  return (
    <svg className={styles.flag} width="24" height="16" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${iso}`} />
    </svg>
  );
}
