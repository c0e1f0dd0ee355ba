import { useRef, useState } from "react";
import { useVisible } from "~/ui/browser/use-visible";
import styles from "./pulse.module.css";

/** Five decorative bars that pulse one after another when they come into view. */
export function Pulse() {
  const bars = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  useVisible(bars, setVisible);

  return (
    <div ref={bars} className={styles.pulse} data-playing={visible} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
