import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { onFirstIntent } from "~/core/first-intent";
import { loadCore } from "~/core/load";
import { useCore, useCoreFailed } from "~/core/use-core";
import { SCENES } from "./media-queries";
import { showPlainList } from "./plain-list";
import type { PlayScene, ScenePlayer } from "./scene-player";

interface SceneProps extends ComponentProps<"section"> {
  readonly play: PlayScene;
  /** Where the scene plays at all. */
  readonly media?: string;
}

/** How far outside the window a section may be when its scene is built: one height of the window. */
const NEAR = "100% 0px";

/**
 * A section whose scene follows the scroll position: built once the section comes near, taken apart when it leaves the
 * page, the media query stops holding or the core fails. Everything is complete and readable before and without it.
 *
 * The section's `data-scene` says which of the two it is: `on` while the scene plays, `off` where it is the plain list,
 * whose `data-scene-item` elements then fade in. Before the decision it is absent.
 *
 * Sections that stay in place do so by `position: sticky` in a tall wrapper. A script that pins puts a spacer around
 * nodes that React owns, and shifts the layout.
 */
export function Scene({ play, media = SCENES, children, ...section }: SceneProps) {
  const root = useRef<HTMLElement>(null);
  const core = useCore();
  const coreFailed = useCoreFailed();
  const [Player, setPlayer] = useState<typeof ScenePlayer | null>(null);
  const [playerFailed, setPlayerFailed] = useState(false);
  const plays = core !== null && Player !== null;
  const failed = coreFailed || playerFailed;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || plays) return;
    if (failed) return showPlainList(element);

    const load = () => {
      // A core that cannot be had is known to whoever follows the core.
      loadCore().catch(() => undefined);
      loadPlayer().then(
        (loaded) => setPlayer(() => loaded),
        () => setPlayerFailed(true),
      );
    };
    const query = matchMedia(media);
    const begin = () => (query.matches ? whenNear(element, load) : showPlainList(element));
    let end = begin();
    const changed = () => {
      end();
      end = begin();
    };
    query.addEventListener("change", changed);
    return () => {
      query.removeEventListener("change", changed);
      end();
    };
  }, [failed, media, plays]);

  return (
    <section ref={root} {...section}>
      {children}
      {plays ? <Player core={core} root={root} media={media} play={play} /> : null}
    </section>
  );
}

async function loadPlayer(): Promise<typeof ScenePlayer> {
  if (import.meta.env.SSR) throw new Error("no scene plays on the server");
  return (await import("./scene-player")).ScenePlayer;
}

/** Nobody scrolls a page without moving something first, and until then a scene's tools would only be in the way. */
function whenNear(section: HTMLElement, run: () => void): () => void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  const forget = onFirstIntent(() => near.observe(section));
  return () => {
    forget();
    near.disconnect();
  };
}
