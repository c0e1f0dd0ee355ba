import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** An entry that is being dragged, and the position at which it would be dropped. */
export interface Drag {
  readonly from: number;
  readonly to: number;
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
    const end = (isDrop: boolean) => () => {
      stop.current?.();
      if (isDrop && to !== from) onMove(from, to);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end(false)();
    };
    const drop = end(true);
    const cancel = end(false);
    const move = onPointerMove as EventListener;
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", drop);
    target.addEventListener("pointercancel", cancel);
    addEventListener("keydown", onKeyDown);
    stop.current = () => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", drop);
      target.removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", onKeyDown);
      stop.current = null;
      setDrag(null);
    };
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
