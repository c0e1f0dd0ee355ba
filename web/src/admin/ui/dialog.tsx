import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly lead?: ReactNode;
  /** For grids and for texts next to each other. */
  readonly wide?: boolean;
  /** Without it the dialog has to be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export function Dialog({ open, title, lead, wide, onClose, children }: DialogProps) {
  return (
    // A press outside would lose what was typed.
    <Base.Root open={open} disablePointerDismissal onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} data-wide={wide || undefined}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {lead ? <Base.Description className={styles.lead}>{lead}</Base.Description> : null}
            {children}
            {/* Last, so that the dialog opens with the focus on its first field. */}
            {onClose ? (
              <Base.Close className={styles.close} render={<IconButton label="Close" icon={X} />} />
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The last row of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
