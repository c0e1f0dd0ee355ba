import styles from "./flag.module.css";

/** A country's flag; decorative, next to the country's name. */
export function Flag({ iso }: { readonly iso: string }) {
  const src = `/flags/${iso.toLowerCase()}.svg`;
  return <img className={styles.flag} src={src} width="24" height="16" loading="lazy" alt="" />;
}
