import { type RefObject, useEffect, useRef } from "react";

/** Scrolls the link of the open entry into view, and gives it the focus after the entry was closed. */
export function useEntryFocus(list: RefObject<HTMLElement | null>, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    const linkOf = (id: string) =>
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`);
    if (openId) linkOf(openId)?.scrollIntoView({ block: "nearest" });
    else if (last.current) linkOf(last.current)?.focus();
    last.current = openId;
  }, [list, openId]);
}
