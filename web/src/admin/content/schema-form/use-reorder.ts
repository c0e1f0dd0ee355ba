import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** An entry that is being dragged, and the position at which it would be dropped. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

export type DropMark = "dragged" | "before" | "after";

/** Returns how an entry is marked during a drag. */
export function markOf(drag: Drag | null, at: number): DropMark | undefined {
  if (!drag) return undefined;
  if (drag.from === at) return "dragged";
  if (drag.to !== at) return undefined;
  return drag.to > drag.from ? "after" : "before";
}

/** Distance from the edge of the scrolling area at which it begins to scroll. */
const EDGE_PX = 48;
const SCROLL_PX = 12;

/** Moves the entries of a list by dragging their handles, with a mouse, a pen or a finger. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): { drag: Drag | null; startDrag: (event: ReactPointerEvent, index: number) => void } {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const startDrag = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0 || !list.current) return;
    const entries = [...list.current.children].filter((child) => child.hasAttribute("data-entry"));
    const scroller = scrollerOf(list.current);
    const target = event.currentTarget;
    target.setPointerCapture(event.pointerId);
    let to = from;
    const onPointerMove = ({ clientY }: PointerEvent) => {
      const after = entries.filter((entry, at) => at !== from && middleOf(entry) < clientY).length;
      to = after;
      setDrag({ from, to });
      const { top, bottom } = scroller.getBoundingClientRect();
      if (clientY < Math.max(top, 0) + EDGE_PX) scroller.scrollBy(0, -SCROLL_PX);
      if (clientY > Math.min(bottom, innerHeight) - EDGE_PX) scroller.scrollBy(0, SCROLL_PX);
    };
    const abort = new AbortController();
    const { signal } = abort;
    stop.current = () => {
      abort.abort();
      setDrag(null);
    };
    const cancel = () => stop.current?.();
    const drop = () => {
      cancel();
      if (to !== from) onMove(from, to);
    };
    target.addEventListener("pointermove", onPointerMove as EventListener, { signal });
    target.addEventListener("pointerup", drop, { signal });
    target.addEventListener("pointercancel", cancel, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && cancel(), { signal });
  };
  return { drag, startDrag };
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === "auto" || overflowY === "scroll") && parent.scrollHeight > parent.clientHeight) {
      return parent;
    }
  }
  return document.documentElement;
}
