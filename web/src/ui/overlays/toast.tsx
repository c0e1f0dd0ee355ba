import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useArrivalFocus } from "~/ui/browser/use-arrival-focus";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./toast.module.css";
import type { ToastMessage, ToastViewProps } from "./toast-context";
import { useModalDialog } from "./use-modal-dialog";

/** Duration of a toast without an action, in milliseconds: long enough to read two lines twice. */
const VISIBLE_FOR = 8_000;

/** Milliseconds until screen readers observe a new live region: its initial content is not announced. */
const REGION_KNOWN_AFTER = 100;

/** Toasts that have been shown; a toast that moves from a dialog to the page does not take the focus again. */
const shown = new WeakSet<ToastMessage>();

/**
 * Renders a toast in the page or, while a modal dialog is open, in the dialog, because everything outside it is inert
 * and below it.
 */
export function ToastView({ toast, onDismiss }: ToastViewProps) {
  const dialog = useModalDialog();
  if (!dialog) return <Toast toast={toast} takesFocus onDismiss={onDismiss} />;
  return createPortal(
    <DialogRegion>
      <Toast toast={toast} takesFocus={false} onDismiss={onDismiss} />
    </DialogRegion>,
    dialog,
  );
}

/** A live region inside a dialog, initially empty. */
function DialogRegion({ children }: { readonly children: ReactNode }) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), REGION_KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.region} role="status">
      {isKnown ? children : null}
    </div>
  );
}

interface ToastProps extends ToastViewProps {
  /** False over a dialog in use. A toast without an action never takes the focus. */
  readonly takesFocus: boolean;
}

/** A toast, which may take the focus when it appears and returns it when dismissed. */
function Toast({ toast, takesFocus, onDismiss }: ToastProps) {
  const words = useWords().shell;
  const { text, tone, action } = toast;
  const before = useRef<Element | null>(null);
  const [focused, setFocused] = useState(false);
  const box = useArrivalFocus<HTMLDivElement>(
    takesFocus && action !== undefined && !shown.has(toast) && toast,
  );

  useEffect(() => {
    shown.add(toast);
  }, [toast]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast may have another origin
  useLayoutEffect(() => {
    if (!box.current?.contains(document.activeElement)) before.current = document.activeElement;
  }, [box, toast]);

  const returnFocus = () => {
    if (!box.current?.contains(document.activeElement)) return;
    // The element may have been removed with its page; the new page's heading had the focus then.
    const back = before.current?.isConnected ? before.current : document.querySelector("main h1");
    if (back instanceof HTMLElement) back.focus();
  };
  const dismiss = () => {
    returnFocus();
    onDismiss();
  };

  useEffect(() => {
    if (action || focused) return;
    const timer = setTimeout(onDismiss, VISIBLE_FOR);
    return () => clearTimeout(timer);
  }, [action, focused, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of itself and its content
    <div
      ref={box}
      className={styles.toast}
      data-ground="dark"
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={tone === "success" ? CircleCheck : CircleAlert} className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={words.dismiss} onClick={dismiss}>
        <Icon icon={X} />
      </button>
    </div>
  );
}
