import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns how far content of a width is scaled down to fit into an element, its height then, and the space that is left. */
export function useScaled(ref: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return { scale, height: room.height / scale, margin: Math.max(0, (room.width - width * scale) / 2) };
}
