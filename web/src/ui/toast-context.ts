import { createContext, useContext } from "react";

export interface ToastMessage {
  readonly text: string;
  readonly tone: "success" | "failure";
  /** Something to do about it; the toast then stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message at the foot of the window and reads it out. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}
