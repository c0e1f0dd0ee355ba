import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { type Core, currentCore, subscribeMachineToCore } from "./load";
import { type Machine, MachineStore } from "./machine-store";

/** Sends an event to the machine; before the core has loaded, does nothing and returns undefined. */
export type Send<M> = <Result>(event: (machine: M) => Result) => Result | undefined;

/**
 * Uses a state machine of the core as React state. `initial` is the machine's initial snapshot from the page's data:
 * rendered by the server, and shown until the core has loaded (permanently if it is blocked).
 *
 * Returns the snapshot, a function that sends events, and a function that queries without changing the state.
 *
 * The machine is created in an effect and freed in its clean-up, so StrictMode and hot reload get a new one.
 */
export function useMachine<M extends Machine<Snapshot>, Snapshot>(
  create: (core: Core) => M,
  initial: Snapshot,
): readonly [Snapshot, Send<M>, Send<M>] {
  const [store] = useState(() => new MachineStore<M, Snapshot>(initial));
  const make = useEffectEvent(create);

  useEffect(() => {
    let free = () => {};
    const begin = () => {
      const core = currentCore();
      if (!core) return;
      try {
        free = store.attach(make(core));
      } catch (error) {
        // Without a machine the view works as the server rendered it; an exception here would remove the view.
        reportError(error);
      }
    };
    begin();
    const leave = subscribeMachineToCore(begin);
    return () => {
      leave();
      free();
    };
  }, [store]);

  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => initial);
  return [snapshot, store.send, store.read];
}
