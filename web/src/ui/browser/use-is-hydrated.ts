import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns false on the server and during hydration; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
