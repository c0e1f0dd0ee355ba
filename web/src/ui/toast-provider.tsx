import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon";
import styles from "./toast.module.css";
import { ToastContext, type ToastMessage } from "./toast-context";
import { useArrivalFocus } from "./use-arrival-focus";

/** Duration of a toast without an action, in milliseconds: long enough to read two lines twice. */
const VISIBLE_FOR = 8_000;

/** The region of toasts, which shows one at a time: the newest is the one that matters. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <ToastContext value={setToast}>
      {children}
      <div className={styles.region} role="status" data-open={toast !== null}>
        {toast ? <Toast toast={toast} onDismiss={() => setToast(null)} /> : null}
      </div>
    </ToastContext>
  );
}

interface ToastProps {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
}

/** A toast, which takes the focus when it appears and returns it when it goes. */
function Toast({ toast, onDismiss }: ToastProps) {
  const { text, tone, action } = toast;
  const before = useRef<Element | null>(null);
  const [focused, setFocused] = useState(false);
  const box = useArrivalFocus<HTMLDivElement>(toast);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast may come from somewhere else
  useLayoutEffect(() => {
    if (!box.current?.contains(document.activeElement)) before.current = document.activeElement;
  }, [box, toast]);

  const giveFocusBack = () => {
    if (!box.current?.contains(document.activeElement)) return;
    // What had the focus may have gone with its page; then the page's heading had it last.
    const back = before.current?.isConnected ? before.current : document.querySelector("main h1");
    if (back instanceof HTMLElement) back.focus();
  };
  const dismiss = () => {
    giveFocusBack();
    onDismiss();
  };

  useEffect(() => {
    if (action || focused) return;
    const timer = setTimeout(onDismiss, VISIBLE_FOR);
    return () => clearTimeout(timer);
  }, [action, focused, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus, its own and that of what stands inside
    <div
      ref={box}
      className={styles.toast}
      data-ground="dark"
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={tone === "success" ? CircleCheck : CircleAlert} className={styles.icon} />
      <p>{text}</p>
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
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={dismiss}>
        <Icon icon={X} />
      </button>
    </div>
  );
}
