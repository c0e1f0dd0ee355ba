import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { attempt, type Core, currentCore, hasCoreFailed, subscribeMachineToCore } from "./load";
import { type Machine, MachineStore } from "./machine-store";

/**
 * Sends an event to the machine; returns undefined, without effect, before the core has loaded and after it has failed.
 */
export type Send<M> = <Result>(event: (machine: M) => Result) => Result | undefined;

/**
 * Uses a state machine of the core as React state. `initial` is the machine's own initial snapshot, which comes with
 * the page's data: rendered by the server, and shown until the core has loaded (permanently if it is blocked).
 *
 * Returns the snapshot, a function that sends events, and one that queries without a change of state.
 *
 * The machine is created in an effect and freed in its clean-up, so that StrictMode and hot reload get a new one. When
 * the core fails, the view shows `initial` again, unless `afterFailure` returns another snapshot.
 */
export function useMachine<M extends Machine<Snapshot>, Snapshot>(
  create: (core: Core) => M,
  initial: Snapshot,
  afterFailure: (last: Snapshot) => Snapshot = () => initial,
): readonly [Snapshot, Send<M>, Send<M>] {
  const [store] = useState(() => new MachineStore<M, Snapshot>(initial));
  const make = useEffectEvent(create);
  const last = useEffectEvent(afterFailure);

  useEffect(() => {
    let free = () => {};
    const begin = () => {
      const core = currentCore();
      if (!core) return;
      try {
        free = attempt(() => store.attach(make(core))) ?? free;
      } catch (error) {
        // Without its machine a view works as the server rendered it; an exception here would remove the view.
        reportError(error);
      }
    };
    const end = () => {
      store.detach(last(store.getSnapshot()));
      free();
    };
    begin();
    // The core comes once, perhaps after failures to load it; one that has trapped does not come back.
    const leave = subscribeMachineToCore(() => (hasCoreFailed() ? end() : begin()));
    return () => {
      leave();
      free();
    };
  }, [store]);

  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => initial);
  return [snapshot, store.send, store.read];
}
