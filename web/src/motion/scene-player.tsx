import { gsap } from "gsap";
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { Core } from "~/core/load";
import { showPlainList } from "./plain-list";
import { type FollowScroll, followScroll, scrollPageTo, whileNear } from "./scroll-trigger";

export interface SceneTools {
  readonly core: Core;
  readonly root: HTMLElement;
  readonly followScroll: FollowScroll;
  readonly scrollPageTo: (top: number) => void;
}

/** Undoes the effects of a scene: listeners, handles of the core, style properties. */
type Cleanup = () => void;

export type PlayScene = (tools: SceneTools) => Cleanup | undefined;

interface ScenePlayerProps {
  readonly core: Core;
  readonly root: RefObject<HTMLElement | null>;
  readonly media: string;
  readonly play: PlayScene;
}

/** Plays a scene while its media query matches and its content fits; otherwise shows its section as a plain list. */
export function ScenePlayer({ core, root, media, play }: ScenePlayerProps) {
  const start = useEffectEvent(play);

  useLayoutEffect(() => {
    const section = root.current;
    if (!section) return;
    const scene = gsap
      .matchMedia()
      .add({ plays: media, always: "all" }, ({ conditions }) =>
        conditions?.plays
          ? playWhereItFits(section, () => start({ core, root: section, followScroll, scrollPageTo }))
          : showPlainList(section),
      );
    return () => scene.revert();
  }, [core, media, root]);
  return null;
}

function playWhereItFits(section: HTMLElement, start: () => Cleanup | undefined): Cleanup {
  const stage = section.querySelector<HTMLElement>("[data-stage]");
  let plays = false;
  let end: Cleanup | undefined;

  const decide = () => {
    if (plays && hasRoom(stage)) return;
    end?.();
    section.dataset.scene = "on";
    plays = hasRoom(stage);
    end = plays ? begin() : showPlainList(section);
  };
  const begin = () => {
    const leave = whileNear(section);
    const scene = gsap.context(() => start());
    const growth = new ResizeObserver(decide);
    if (stage) growth.observe(stage);
    return () => {
      growth.disconnect();
      scene.revert();
      leave();
      delete section.dataset.scene;
    };
  };
  decide();
  addEventListener("resize", decide);
  return () => {
    removeEventListener("resize", decide);
    end?.();
  };
}

/** Returns true if a stage's content fits the window: otherwise the stage is higher than the window. */
function hasRoom(stage: HTMLElement | null): boolean {
  return stage === null || stage.offsetHeight <= document.documentElement.clientHeight;
}
