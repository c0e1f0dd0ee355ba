import { type RefObject, useEffect } from "react";
import { fadeIn } from "./fade-in";

/** Lets the elements marked `data-reveal` within one fade in when they are reached. */
export function useFadeIn(root: RefObject<HTMLElement | null>): void {
  useEffect(() => fadeIn(root.current?.querySelectorAll<HTMLElement>("[data-reveal]") ?? []), [root]);
}
