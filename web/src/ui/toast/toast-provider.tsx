import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "~/ui/icon/icon";
import styles from "./toast.module.css";
import { ToastContext, type ToastMessage } from "./toast-context";

/** Long enough to read two lines twice, in milliseconds. */
const VISIBLE_FOR = 8_000;

/** Holds one toast at a time: the newest is the one that matters. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage | null>(null);

  useEffect(() => {
    if (!toast || toast.action) return;
    const timer = setTimeout(() => setToast(null), VISIBLE_FOR);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={setToast}>
      {children}
      <div className={styles.region} role="status" data-open={toast !== null}>
        {toast ? (
          <div className={styles.toast} data-ground="dark">
            <Icon icon={toast.tone === "success" ? CircleCheck : CircleAlert} className={styles.icon} />
            <p>{toast.text}</p>
            {toast.action ? (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  toast.action?.run();
                  setToast(null);
                }}
              >
                {toast.action.label}
              </button>
            ) : null}
            <button
              type="button"
              className={styles.close}
              aria-label="Dismiss"
              onClick={() => setToast(null)}
            >
              <Icon icon={X} />
            </button>
          </div>
        ) : null}
      </div>
    </ToastContext>
  );
}
