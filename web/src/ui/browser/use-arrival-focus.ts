import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for a message that appears by itself. It takes the focus and is scrolled into view when it arrives and whenever
 * `cause` changes; a falsy `cause` leaves the focus where it is.
 */
export function useArrivalFocus<Message extends HTMLElement>(
  cause: unknown = true,
): RefObject<Message | null> {
  const message = useRef<Message>(null);
  useEffect(() => {
    if (!cause) return;
    message.current?.focus({ preventScroll: true });
    // At once: a smooth scroll would lose against one that is under way, such as that to the pressed button.
    message.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [cause]);
  return message;
}
