import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from "react";

/**
 * Handlers of a modal dialog that call back for Escape and for a press on its backdrop, which counts as the dialog itself.
 * A press that begins or ends elsewhere does not count: it selects text, and the browser names the dialog as the target
 * of its click.
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
