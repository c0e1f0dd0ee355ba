import { type RefObject, useEffect, useState } from "react";

/** Returns true if an image inside the element failed to load, also before hydration. */
export function useBrokenImage(root: RefObject<Element | null>): boolean {
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const fail = () => setBroken(true);
    const image = element.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") fail();
    // Error events do not bubble, but can be captured.
    element.addEventListener("error", fail, true);
    return () => element.removeEventListener("error", fail, true);
  }, [root]);

  return broken;
}
