import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onChange` when an element enters or leaves the viewport, and when the tab is hidden or shown. */
export function useVisible(root: RefObject<Element | null>, onChange: (visible: boolean) => void): void {
  const report = useEffectEvent(onChange);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let inViewport = false;
    const notify = () => report(inViewport && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      inViewport = entry?.isIntersecting ?? false;
      notify();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", notify);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", notify);
    };
  }, [root]);
}
