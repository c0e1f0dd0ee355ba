import { type PointerEvent, useCallback, useEffect, useRef } from "react";

/** Milliseconds for which a pointer must rest on a heading to open its menu, so that passing over it does not. */
const OPEN_DELAY = 140;
/** Milliseconds after which a menu closes unless the pointer returns. */
const CLOSE_DELAY = 280;
/** Milliseconds after the pointer has opened a menu during which a press does not close it. */
const SAME_INTENT = 600;

interface HoverIntentOptions {
  /** Returns true while the menu is open, also before the core has loaded, when only the browser has the state. */
  readonly isOpen: () => boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Opens and closes a menu by hovering. A press works too and keeps the menu open. */
export function useHoverIntent({ isOpen, onOpen, onClose }: HoverIntentOptions) {
  const timer = useRef(0);
  const openedAt = useRef<number | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const after = (delay: number, task: () => void) => {
    cancel();
    timer.current = window.setTimeout(task, delay);
  };

  return {
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        cancel();
        if (isOpen()) return;
        after(OPEN_DELAY, () => {
          if (isOpen()) return;
          openedAt.current = performance.now();
          onOpen();
        });
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        cancel();
        if (isOpen() && openedAt.current !== null) after(CLOSE_DELAY, onClose);
      },
    },
    /** Cancels the timers when the menu closes for another reason. */
    cancel,
    /** Returns true if the pointer has just opened the menu, so that a press should not close it. */
    justOpened(): boolean {
      cancel();
      const at = openedAt.current;
      openedAt.current = null;
      return isOpen() && at !== null && performance.now() - at < SAME_INTENT;
    },
  } as const;
}
