import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells when an element comes into the window or goes out of it, and when the tab is hidden or shown again. */
export function useVisible(root: RefObject<Element | null>, onChange: (visible: boolean) => void): void {
  const report = useEffectEvent(onChange);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let inWindow = false;
    const tell = () => report(inWindow && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      inWindow = entry?.isIntersecting ?? false;
      tell();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", tell);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [root]);
}
