import { type ReactNode, useState } from "react";
import styles from "./toast.module.css";
import { type ShownToast, ToastContext } from "./toast-context";

/** The region for toasts, which shows only the newest one. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  return (
    <ToastContext value={setShown}>
      {children}
      <div className={styles.region} role="status">
        {shown ? <shown.View toast={shown.toast} onDismiss={() => setShown(null)} /> : null}
      </div>
    </ToastContext>
  );
}
