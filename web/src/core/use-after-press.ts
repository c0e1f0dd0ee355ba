import { useCallback, useEffect, useRef } from "react";

/**
 * Postpones work until the current press has become a click. If the page moved between press and release, the pressed
 * element would no longer be under the pointer and the click would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  // A timer, because the click follows the release in the same task, as do all events of a tap on a touch screen.
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
      // Another button opens a browser menu, which may swallow the release.
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
