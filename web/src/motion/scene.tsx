import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { onFirstIntent } from "~/core/first-intent";
import { loadCore } from "~/core/load";
import { useCore, useCoreFailed } from "~/core/use-core";
import { SCENES } from "~/ui/browser/media-queries";
import { showPlainList } from "./plain-list";
import type { PlayScene, ScenePlayer } from "./scene-player";

interface SceneProps extends ComponentProps<"section"> {
  readonly play: PlayScene;
  /** Media query for playing the scene. */
  readonly media?: string;
}

/** Root margin within which a scene is built: one window height. */
const NEAR = "100% 0px";

/**
 * A section with a scene that follows the scroll position. The scene is created when the section comes near the window,
 * and removed when the section is unmounted or the media query stops matching. The content is complete and readable
 * without it.
 *
 * The section's `data-scene` attribute is `on` while the scene plays, and `off` for the plain list, whose
 * `data-scene-item` elements then fade in. It is absent until this is decided.
 *
 * Sections are pinned by `position: sticky` in a tall wrapper. Pinning by script would insert a spacer around nodes
 * that React owns, and shift the layout.
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
      // Subscribers of the core are notified of the failure.
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
  if (import.meta.env.SSR) throw new Error("scenes run only in the browser");
  return (await import("./scene-player")).ScenePlayer;
}

/**
 * Runs a callback when the section is near, but not before the visitor's first interaction: scrolling needs one, and
 * until then loading a scene would only compete with the page.
 */
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
