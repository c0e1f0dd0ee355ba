import { useEffect, useEffectEvent } from "react";
import type { Send } from "~/core/use-machine";

/** A state machine of the core with autoplay. */
interface AutoplayMachine {
  remainingMs(): number | undefined;
  tick(nowMs: number): boolean;
}

/** Timers may fire slightly early; the core's clock has to have reached the due time. */
const TIMER_SLACK_MS = 5;

/** Sets a timer for the machine's next advance after each snapshot, unless the machine is held. */
export function useAutoplay<M extends AutoplayMachine>(send: Send<M>, read: Send<M>, snapshot: object): void {
  const plan = useEffectEvent((_snapshot: object) => read((machine) => machine.remainingMs()));
  const tick = useEffectEvent(() => {
    send((machine) => machine.tick(performance.now()));
  });

  useEffect(() => {
    const remaining = plan(snapshot);
    if (remaining === undefined) return;
    const timer = setTimeout(tick, remaining + TIMER_SLACK_MS);
    return () => clearTimeout(timer);
  }, [snapshot]);
}
