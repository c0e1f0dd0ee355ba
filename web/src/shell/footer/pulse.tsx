import styles from "./pulse.module.css";

/** Five bars that pulse one after another. They mean nothing. */
export function Pulse() {
  return (
    <div className={styles.pulse} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
