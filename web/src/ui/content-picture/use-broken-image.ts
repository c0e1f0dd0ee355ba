import { type RefObject, useEffect, useState } from "react";

/** Whether an image inside the element could not be shown. It may have failed before the page was hydrated. */
export function useBrokenImage(root: RefObject<Element | null>): boolean {
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const fail = () => setBroken(true);
    const image = element.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") fail();
    // An error does not bubble; it can be caught on the way down.
    element.addEventListener("error", fail, true);
    return () => element.removeEventListener("error", fail, true);
  }, [root]);

  return broken;
}
