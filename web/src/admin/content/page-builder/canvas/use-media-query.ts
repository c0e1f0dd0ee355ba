import { createContext, useCallback, useContext, useSyncExternalStore } from "react";

/** The window that sections are drawn in. */
export const CanvasWindow = createContext<Window | null>(null);

/**
 * Replaces `~/ui/browser/use-media-query` in the build of the back office: returns true while a media query
 * matches the canvas, which is narrower than the editor's window.
 */
export function useMediaQuery(query: string): boolean {
  const canvas = useContext(CanvasWindow);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = canvas?.matchMedia(query);
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    [canvas, query],
  );
  return useSyncExternalStore(subscribe, () => canvas?.matchMedia(query).matches ?? false);
}
