import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns false on the server and for the first render of its page in the browser; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
