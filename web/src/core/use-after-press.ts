import { useCallback, useEffect, useRef } from "react";

/**
 * Postpones work until the current press has become a click. A page that moves between press and release loses the
 * click, since the pressed element is no longer under the pointer.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  // A timer, since the click follows the release in the same task; so do all events of a tap on a touch screen.
  const settle = useCallback(() => {
    setTimeout(() => {
      if (pressed.current) return;
      for (const work of waiting.current.splice(0)) work();
    });
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const begin = ({ button }: PointerEvent) => {
      // Another button opens a menu of the browser, which may swallow its release.
      pressed.current = button === 0;
    };
    const end = () => {
      pressed.current = false;
      settle();
    };
    addEventListener("pointerdown", begin, { capture: true, signal });
    addEventListener("pointerup", end, { capture: true, signal });
    addEventListener("pointercancel", end, { capture: true, signal });
    return () => listening.abort();
  }, [settle]);

  return useCallback(
    (work) => {
      waiting.current.push(work);
      settle();
    },
    [settle],
  );
}
