import { type RefObject, useEffect, useEffectEvent } from "react";
import { onFirstIntent } from "~/core/first-intent";
import { type Core, loadCore } from "~/core/load";
import { SCENES } from "./media-queries";
import { useMediaQuery } from "./use-media-query";

export interface SceneTools<Root extends HTMLElement> {
  readonly core: Core;
  readonly root: Root;
}

/** Undoes what the scene did: listeners, handles of the core, style properties. */
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
 * Sections that stay in place do so by `position: sticky` in a tall wrapper. A script that pins puts a spacer around
 * nodes that React owns, and shifts the layout.
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
      const core = await loadCore();
      if (gone) return;
      // What only makes sense while the scene plays (cards laid over one another, say) hangs on this attribute in CSS.
      element.dataset.scene = "on";
      unmake = make({ core, root: element });
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
      delete element.dataset.scene;
    };
  }, [plays, margin, root]);
}
