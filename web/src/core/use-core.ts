import { useSyncExternalStore } from "react";
import { type Core, currentCore, hasCoreFailed, subscribeToCore } from "./load";

const none = () => null;
const no = () => false;

/** Returns the core, or null until it has loaded; always null on the server and during hydration. */
export function useCore(): Core | null {
  return useSyncExternalStore(subscribeToCore, currentCore, none);
}

/** Returns true if the core failed to load: views then work without it. */
export function useCoreFailed(): boolean {
  return useSyncExternalStore(subscribeToCore, hasCoreFailed, no);
}
