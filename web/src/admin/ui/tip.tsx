import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import styles from "./popup.module.css";

interface TipProps {
  readonly text: string;
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Shows a control's name after a moment of hovering, and at once on keyboard focus. */
export function Tip({ text, children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className={styles.positioner}>
          <Tooltip.Popup className={styles.tip}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
