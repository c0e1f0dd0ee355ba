import { createStore } from "../ui/store";

interface Gate {
  readonly done: Promise<void>;
  readonly open: () => void;
}

/** Requests wait here while the sign-in dialog is open. */
const waiting = createStore<Gate | null>(null);

/** Opens the sign-in dialog. Resolves after the person has signed in again. */
export function signInAgain(): Promise<void> {
  const before = waiting.get();
  if (before) return before.done;
  let open = () => {};
  const done = new Promise<void>((resolve) => {
    open = resolve;
  });
  waiting.set({ done, open });
  return done;
}

/** Closes the sign-in dialog and sends the waiting requests again. */
export function releaseRequests(): void {
  waiting.get()?.open();
  waiting.set(null);
}

export function useSignInNeeded(): boolean {
  return waiting.use() !== null;
}
