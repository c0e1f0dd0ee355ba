import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Handlers of a modal dialog that call back for a press on its backdrop, which counts as the dialog itself. A press that
 * begins elsewhere does not count: it selects text, and the browser names the dialog as the target of its click.
 */
export function useBackdropPress(onPress: () => void) {
  const began = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      began.current = target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (began.current && target === currentTarget) onPress();
    },
  } as const;
}
