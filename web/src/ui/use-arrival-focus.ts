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
    message.current?.scrollIntoView({ block: "nearest" });
  }, [cause]);
  return message;
}
