import { useSyncExternalStore } from "react";
import { type Core, currentCore, subscribeToCore } from "./load";

const none = () => null;

/** The core, or null until it has loaded; always null on the server and while hydrating. */
export function useCore(): Core | null {
  return useSyncExternalStore(subscribeToCore, currentCore, none);
}
