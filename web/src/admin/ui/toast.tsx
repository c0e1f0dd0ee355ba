import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { IconButton } from "./button";
import styles from "./toast.module.css";

export const toastManager = Toast.createToastManager();

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Says what happened, with one action, often "Undo". */
export function toast(text: string, action?: ToastAction, type: "info" | "error" = "info"): void {
  const id = toastManager.add({
    title: text,
    type,
    timeout: action ? 10_000 : 6_000,
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: () => {
              toastManager.close(id);
              action.onClick();
            },
          },
        }
      : {}),
  });
}

/** The list of toasts. F6 moves the focus into it. */
export function Toasts() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport}>
        {toasts.map((item) => (
          <Toast.Root data-toast key={item.id} toast={item} className={styles.toast} data-ground="dark">
            <Toast.Content className={styles.content}>
              <Toast.Title render={<p />} className={styles.text} />
              <Toast.Action className={styles.action} />
              <Toast.Close render={<IconButton label="Close" icon={X} />} />
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
