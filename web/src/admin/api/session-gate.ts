import { useSyncExternalStore } from "react";

/** Requests wait here while the sign-in dialog is open. */
let waiting: { readonly done: Promise<void>; readonly open: () => void } | null = null;
const listeners = new Set<() => void>();

function setWaiting(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Opens the sign-in dialog. Resolves after the person has signed in again. */
export function signInAgain(): Promise<void> {
  if (waiting) return waiting.done;
  let open = () => {};
  const done = new Promise<void>((resolve) => {
    open = resolve;
  });
  setWaiting({ done, open });
  return done;
}

/** Closes the sign-in dialog and sends the waiting requests again. */
export function releaseRequests(): void {
  waiting?.open();
  setWaiting(null);
}

export function useSignInNeeded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}
