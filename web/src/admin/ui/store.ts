import { useSyncExternalStore } from "react";

export type Store<T> = ReturnType<typeof createStore<T>>;

/** Returns a value outside of React that components can read. */
export function createStore<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
