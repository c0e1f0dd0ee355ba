import { createContext, type Dispatch, type SetStateAction, useContext } from "react";

export interface ToastMessage {
  readonly text: string;
  readonly tone: "success" | "failure";
  /** Button of the toast, which then stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

type SetToast = Dispatch<SetStateAction<ToastMessage | null>>;

export const ToastContext = createContext<SetToast>(() => undefined);

/** Returns the setter of the message at the foot of the window, which is read out. */
export function useToast(): SetToast {
  return useContext(ToastContext);
}
