import type { gsap as Gsap } from "gsap";
import type { ScrollTrigger as Trigger } from "gsap/ScrollTrigger";

export interface GsapTools {
  readonly gsap: typeof Gsap;
  readonly ScrollTrigger: typeof Trigger;
}

let loading: Promise<GsapTools> | null = null;

/** GSAP and its scroll plugin, once and late: no page needs them in order to be read. A failure is not remembered. */
export function loadGsap(): Promise<GsapTools> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function start(): Promise<GsapTools> {
  const [{ gsap }, { ScrollTrigger }] = await Promise.all([import("gsap"), import("gsap/ScrollTrigger")]);
  gsap.registerPlugin(ScrollTrigger);
  // The address bar of a phone comes and goes while scrolling; scenes must not be laid out anew each time.
  ScrollTrigger.config({ ignoreMobileResize: true });
  return { gsap, ScrollTrigger };
}
