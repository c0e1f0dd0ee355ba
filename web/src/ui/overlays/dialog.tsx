import X from "lucide-react/icons/x";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import round from "~/ui/layout/round.module.css";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./dialog.module.css";
import { useDismissal } from "./use-dismissal";

interface DialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string;
  /** `lg` has room for two columns. */
  readonly size?: "md" | "lg";
  /** Called on Escape, the close button and a press on the backdrop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The last row of a form in a dialog, which stays in view while the rest scrolls. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A native modal dialog: the browser keeps the focus inside, makes the rest inert and returns the focus. */
export function Dialog({ id, open, title, lead, size = "md", onClose, children }: DialogProps) {
  const words = useWords().shell;
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of the content, which cannot take the focus in a closed dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const dismissal = useDismissal(onClose);

  return (
    // A press on the backdrop targets the dialog; its keyboard counterpart is Escape.
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
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            className={`${round.round} ${round.bare} ${styles.close}`}
            aria-label={words.close}
            onClick={onClose}
          >
            <Icon icon={X} />
          </button>
        </div>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </dialog>
  );
}
