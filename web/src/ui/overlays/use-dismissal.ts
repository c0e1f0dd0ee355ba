import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from "react";

/**
 * Returns handlers of a modal dialog that call back on Escape and on a press on its backdrop, whose target is the
 * dialog. Ignores a press that begins or ends elsewhere: it selects text, but the target of its click is also the
 * dialog.
 */
export function useDismissal(onDismiss: () => void) {
  const isOnBackdrop = useRef(false);
  return {
    onCancel(event: SyntheticEvent) {
      // The caller closes the dialog.
      event.preventDefault();
      onDismiss();
    },
    onPointerDown({ target, currentTarget }: PointerEvent) {
      isOnBackdrop.current = target === currentTarget;
    },
    onPointerUp({ target, currentTarget }: PointerEvent) {
      isOnBackdrop.current &&= target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (isOnBackdrop.current && target === currentTarget) onDismiss();
    },
  } as const;
}
