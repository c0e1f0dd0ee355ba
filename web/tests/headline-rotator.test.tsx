// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeadlineRotator } from "~/sections/home/home-hero/headline-rotator";
import { WordsContext } from "~/ui/text/words";
import { words } from "./fixtures/words.ts";

const { core, subscribe } = vi.hoisted(() => {
  const core = { current: null as object | null, listeners: new Set<() => void>() };
  const subscribe = (listener: () => void) => {
    core.listeners.add(listener);
    return () => core.listeners.delete(listener);
  };
  return { core, subscribe };
});

vi.mock("~/core/load", () => ({
  currentCore: () => core.current,
  subscribeToCore: subscribe,
  subscribeMachineToCore: subscribe,
}));

let isHovered = false;

class Slideshow {
  static headlines = () => new Slideshow();
  hover(over: boolean): void {
    isHovered = over;
  }
  visible(): void {}
  focus(): void {}
  reduceMotion(): void {}
  pause(): void {}
  play(): void {}
  remainingMs(): undefined {}
  snapshot() {
    return { index: 0, nextIndex: 1, muted: true, autoplay: "running" };
  }
  free(): void {}
}

const headlines = ["One", "Two"].map((title) => ({ title, description: title }));

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  core.current = null;
  isHovered = false;
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  act(() =>
    root.render(
      <WordsContext value={words}>
        <HeadlineRotator
          eyebrow="News"
          headlines={headlines}
          link={{ href: "https://site.example", label: "More" }}
          shown={true}
          held={false}
          paused={false}
          initial={{ index: 0, nextIndex: 1, muted: true, autoplay: "running" }}
        />
      </WordsContext>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const arrive = () =>
  act(() => {
    core.current = { Slideshow };
    for (const listener of [...core.listeners]) listener();
  });
const point = (event: "pointerover" | "pointerout") =>
  act(() => container.querySelector("h2")?.dispatchEvent(new PointerEvent(event, { bubbles: true })));

test("headlines pause for a pointer that entered before the core loaded", () => {
  point("pointerover");
  arrive();
  expect(isHovered).toBe(true);
  point("pointerout");
  expect(isHovered).toBe(false);
});

test("headlines do not pause for a pointer that left before the core loaded", () => {
  point("pointerover");
  point("pointerout");
  arrive();
  expect(isHovered).toBe(false);
});
