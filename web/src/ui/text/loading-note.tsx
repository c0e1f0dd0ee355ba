import styles from "./loading-note.module.css";

/** A note of what is loading while the previous page is still shown; it appears only after a moment. */
export function LoadingNote({ text }: { readonly text: string | null }) {
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  );
}
