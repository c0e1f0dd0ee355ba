import { useState } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";

/** Returns when the form was shown, in milliseconds since the navigation: 0 for a form in the server's page. */
export function useShownAt(): number {
  const isHydrated = useIsHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));
  return shownAt;
}
