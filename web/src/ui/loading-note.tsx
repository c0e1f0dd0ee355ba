import styles from "./loading-note.module.css";

/** Says what is on its way while the page before still stands; it shows only when that takes a moment. */
export function LoadingNote({ text }: { readonly text: string | null }) {
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  );
}
