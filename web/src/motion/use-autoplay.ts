import { useEffect, useEffectEvent } from "react";
import type { Send } from "~/core/use-machine";

/** A machine of the core that moves on by itself. */
interface AutoplayMachine {
  remainingMs(): number | undefined;
  tick(nowMs: number): boolean;
  visible(visible: boolean, nowMs: number): void;
  focus(within: boolean, nowMs: number): void;
  reduceMotion(reduce: boolean, nowMs: number): void;
}

/** A timer may come a little early; the core's clock must have reached its moment. */
const TIMER_SLACK_MS = 5;

/** Sets one timer for the machine's next move, anew after each of its snapshots, and none while it is held. */
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
