import { type ComponentType, createContext, type Dispatch, type SetStateAction } from "react";

export interface ToastMessage {
  readonly text: string;
  readonly tone: "success" | "failure";
  /** Button of the toast, which then takes the focus and stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ToastViewProps {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
}

/** A toast with its view, which comes with the code of the forms: most pages show none. */
export interface ShownToast {
  readonly toast: ToastMessage;
  readonly View: ComponentType<ToastViewProps>;
}

export const ToastContext = createContext<Dispatch<SetStateAction<ShownToast | null>>>(() => undefined);
