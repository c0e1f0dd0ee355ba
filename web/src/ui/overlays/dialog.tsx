import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "~/ui/pictures/icon";
import styles from "./dialog.module.css";
import { useDismissal } from "./use-dismissal";

interface DialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  /** `lg` has room for two columns. */
  readonly size?: "md" | "lg";
  /** Called for Escape, the close button and a press on the backdrop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The last row of a form in a dialog: it stays in sight while the rest scrolls. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A native modal dialog: the browser keeps focus inside, makes the rest inert and gives focus back. A sheet on phones. */
export function Dialog({ id, open, title, lead, size = "md", onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of what stands inside: nothing in a closed dialog can take the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const dismissal = useDismissal(onClose);

  return (
    // The backdrop is part of the dialog's own box; Escape is its keyboard counterpart.
    <dialog
      ref={dialog}
      id={id}
      className={`${styles.dialog} ${styles[size]}`}
      data-ground="paper"
      aria-labelledby={`${id}-title`}
      {...dismissal}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon icon={X} />
          </button>
        </div>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </dialog>
  );
}
