import styles from "./loading-note.module.css";

/** A loading message while the previous page is still shown. It appears after a delay. */
export function LoadingNote({ text }: { readonly text: string | null }) {
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  );
}
