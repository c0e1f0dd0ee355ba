import type { gsap as Gsap } from "gsap";

let loading: Promise<typeof Gsap> | null = null;

/**
 * GSAP, once and late: no page needs it in order to be read. A failure is not remembered.
 *
 * It is GSAP's core, without the plugin that animates CSS: the scenes write their few properties themselves.
 */
export function loadGsap(): Promise<typeof Gsap> {
  loading ??= import("gsap/gsap-core").then(
    ({ gsap }) => gsap,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
