import { type SetStateAction, useCallback, useContext } from "react";
import { ToastView } from "./toast";
import { ToastContext, type ToastMessage } from "./toast-context";

type SetToast = (next: SetStateAction<ToastMessage | null>) => void;

/** Returns the setter of the toast, an announced message at the bottom of the window. */
export function useToast(): SetToast {
  const show = useContext(ToastContext);
  return useCallback(
    (next) =>
      show((shown) => {
        const toast = typeof next === "function" ? next(shown?.toast ?? null) : next;
        return toast && { toast, View: ToastView };
      }),
    [show],
  );
}
