import { type RefObject, useEffect, useEffectEvent } from "react";
import { onFirstIntent } from "~/core/first-intent";
import { type Core, loadCore } from "~/core/load";
import { type GsapTools, loadGsap } from "./load-gsap";
import { SCENES } from "./media-queries";
import { useMediaQuery } from "./use-media-query";

export interface SceneTools<Root extends HTMLElement> extends GsapTools {
  readonly core: Core;
  readonly root: Root;
}

/** Undoes what GSAP cannot know of: listeners of one's own, handles of the core, style properties. */
type Unmake = () => void;

interface SceneOptions {
  /** Where the scene plays at all. */
  readonly media?: string;
  /** How far outside the window its making begins, as an IntersectionObserver margin. */
  readonly margin?: string;
}

/**
 * A scene that follows the scroll position: built once its section comes near, taken apart when the section leaves the
 * page or the media query stops holding. Everything is complete and readable before and without it.
 *
 * Sections that stay in place do so by `position: sticky` in a tall wrapper. GSAP is never asked to pin: its spacer
 * would move nodes that React owns, and would shift the layout.
 */
export function useScene<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  build: (tools: SceneTools<Root>) => Unmake | undefined,
  { media = SCENES, margin = "100% 0px" }: SceneOptions = {},
): void {
  const plays = useMediaQuery(media);
  const make = useEffectEvent(build);

  useEffect(() => {
    const element = root.current;
    if (!plays || !element) return;
    let gone = false;
    let unmake: Unmake | undefined;

    const start = async () => {
      const [{ gsap, ScrollTrigger }, core] = await Promise.all([loadGsap(), loadCore()]);
      if (gone) return;
      let own: Unmake | undefined;
      // What only makes sense while the scene plays (cards laid over one another, say) hangs on this attribute in CSS.
      element.dataset.scene = "on";
      const context = gsap.context(() => {
        own = make({ gsap, ScrollTrigger, core, root: element });
      }, element);
      unmake = () => {
        own?.();
        context.revert();
        delete element.dataset.scene;
      };
    };

    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // Without its tools the section stays as the server drew it.
        start().catch(() => undefined);
      },
      { rootMargin: margin },
    );
    // Nobody scrolls a page without moving something first, and until then a scene's tools would only be in the way.
    const forget = onFirstIntent(() => near.observe(element));

    return () => {
      gone = true;
      forget();
      near.disconnect();
      unmake?.();
    };
  }, [plays, margin, root]);
}
