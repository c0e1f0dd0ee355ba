import styles from "./slot-label.module.css";

/** `10:30 AM to 11:00 AM`; where it takes two lines, the second begins with 'to'. */
export function SlotLabel({ label }: { readonly label: string }) {
  const [start, end] = label.split(" to ");
  return (
    <>
      <span className={styles.part}>{start}</span> <span className={styles.part}>to {end}</span>
    </>
  );
}
