import { type ComponentType, createContext, type Dispatch, type SetStateAction } from "react";

export interface ToastMessage {
  readonly text: string;
  readonly tone: "success" | "failure";
  /** Button of the toast, which then takes the focus and stays until dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ToastViewProps {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
}

/** A toast and its view, which is part of the forms' code: most pages show no toast. */
export interface ShownToast {
  readonly toast: ToastMessage;
  readonly View: ComponentType<ToastViewProps>;
}

export const ToastContext = createContext<Dispatch<SetStateAction<ShownToast | null>>>(() => undefined);
