import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for a message that takes the focus and is scrolled into view when it is mounted and whenever `cause`
 * changes. A falsy `cause` does not move the focus.
 */
export function useArrivalFocus<Message extends HTMLElement>(
  cause: unknown = true,
): RefObject<Message | null> {
  const message = useRef<Message>(null);
  useEffect(() => {
    if (!cause) return;
    message.current?.focus({ preventScroll: true });
    // Instantly: a smooth scroll would lose against a running one, such as the scroll to the pressed button.
    message.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [cause]);
  return message;
}
