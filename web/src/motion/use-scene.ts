import { type RefObject, useEffect, useEffectEvent } from "react";
import { onFirstIntent } from "~/core/first-intent";
import { attempt, type Core, loadCore, onCoreFailure } from "~/core/load";
import { fadeIn } from "./fade-in";
import { SCENES } from "./media-queries";

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
 * The section's `data-scene` says which of the two it is: `on` while the scene plays, `off` where it is the plain list,
 * whose `data-scene-item` elements then fade in. Before the decision it is absent.
 *
 * Sections that stay in place do so by `position: sticky` in a tall wrapper. A script that pins puts a spacer around
 * nodes that React owns, and shifts the layout.
 */
export function useScene<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  build: (tools: SceneTools<Root>) => Unmake | undefined,
  { media = SCENES, margin = "100% 0px" }: SceneOptions = {},
): void {
  const make = useEffectEvent(build);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const query = matchMedia(media);
    const begin = () =>
      query.matches ? playWhenNear(element, (tools) => make(tools), margin) : showList(element);
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
  }, [media, margin, root]);
}

function showList(root: HTMLElement): () => void {
  root.dataset.scene = "off";
  const show = fadeIn(root.querySelectorAll<HTMLElement>("[data-scene-item]"));
  return () => {
    show();
    delete root.dataset.scene;
  };
}

function playWhenNear<Root extends HTMLElement>(
  root: Root,
  make: (tools: SceneTools<Root>) => Unmake | undefined,
  margin: string,
): () => void {
  const stage = root.querySelector<HTMLElement>("[data-stage]");
  let gone = false;
  let failed = false;
  let playing = false;
  let end: Unmake | undefined;

  const decide = (core: Core) => {
    if (failed || (playing && hasRoom(stage))) return;
    end?.();
    root.dataset.scene = "on";
    playing = hasRoom(stage);
    end = playing ? play(core) : showList(root);
  };
  const play = (core: Core) => {
    const unmake = attempt(make, { core, root });
    const growth = new ResizeObserver(() => decide(core));
    if (stage) growth.observe(stage);
    return () => {
      growth.disconnect();
      attempt(() => unmake?.());
      delete root.dataset.scene;
    };
  };

  const start = async () => {
    const core = await loadCore();
    if (gone) return;
    decide(core);
    addEventListener("resize", () => decide(core), { signal: resizes.signal });
  };
  const resizes = new AbortController();
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      start().catch(() => {
        if (!gone && !failed) end = showList(root);
      });
    },
    { rootMargin: margin },
  );
  // A core that fails leaves the plain list. One turn later: the scene may be in the middle of a call, or of its making.
  const forgetFailure = onCoreFailure(() => {
    failed = true;
    queueMicrotask(() => {
      if (gone) return;
      forget();
      near.disconnect();
      resizes.abort();
      end?.();
      end = showList(root);
    });
  });
  // Nobody scrolls a page without moving something first, and until then a scene's tools would only be in the way.
  const forget = onFirstIntent(() => near.observe(root));

  return () => {
    gone = true;
    forgetFailure();
    forget();
    near.disconnect();
    resizes.abort();
    end?.();
  };
}

/** Whether everything on a stage fits into the window: where it does not, the stage is higher than it. */
function hasRoom(stage: HTMLElement | null): boolean {
  return stage === null || stage.offsetHeight <= document.documentElement.clientHeight;
}
