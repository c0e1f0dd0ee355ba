import { useSyncExternalStore } from "react";
import { type Core, currentCore, hasCoreFailed, subscribeToCore } from "./load";

const none = () => null;
const no = () => false;

/** The core, or null until it has loaded and once it has failed; always null on the server and while hydrating. */
export function useCore(): Core | null {
  return useSyncExternalStore(subscribeToCore, currentCore, none);
}

/** Whether the core could not be had, or has failed: what it did is done without it from now on. */
export function useCoreFailed(): boolean {
  return useSyncExternalStore(subscribeToCore, hasCoreFailed, no);
}
