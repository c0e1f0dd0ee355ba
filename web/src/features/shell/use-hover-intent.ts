import { type PointerEvent, useCallback, useEffect, useRef } from "react";

/** Milliseconds that a pointer rests on a heading before its menu opens: passing by opens nothing. */
const OPEN_DELAY = 140;
/** Milliseconds that a menu waits for the pointer to come back. */
const CLOSE_DELAY = 280;
/** Milliseconds after the pointer has opened the menu for which a press counts as meant to open it. */
const SAME_INTENT = 600;

interface HoverIntentOptions {
  /** Returns true while the menu is open, also before the core has loaded, when only the browser knows. */
  readonly isOpen: () => boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Menus that open under a mouse. A press always works too, and keeps open what it has opened. */
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
    /** The menu is closed for another reason. */
    cancel,
    /** Returns true when a press repeats what the pointer has just opened; the menu then stays open. */
    justOpened(): boolean {
      cancel();
      const at = openedAt.current;
      openedAt.current = null;
      return isOpen() && at !== null && performance.now() - at < SAME_INTENT;
    },
  } as const;
}
