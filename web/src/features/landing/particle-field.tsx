import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Core, loadCore } from "~/core/load";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";
import { tokenValue } from "~/ui/browser/token-value";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import round from "~/ui/layout/round.module.css";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./particle-field.module.css";

/** Seed of the particles, so that every visitor sees the same field. */
const SEED = 2027;
/** Maximum number of device pixels per CSS pixel; points of light have no finer detail. */
const HIGHEST_RATIO = 2;
/** Milliseconds for which the lights drift before they gather. */
const GATHER_AFTER = 1_200;

/** Bits of a step's result. */
const MOVING = 1;
const GATHERING = 2;
/** Attribute of the canvas and the shape while the lights gather. */
const MARK = "data-gathering";

interface ParticleFieldProps {
  /** Text that the lights form: once automatically, and again when the pointer enters it. */
  readonly shape?: RefObject<HTMLElement | null>;
}

/**
 * Drifting points of light behind the hero, moved and painted by the core. They stop with reduced motion and while out
 * of view.
 */
export function ParticleField({ shape }: ParticleFieldProps) {
  const words = useWords().landing;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [field, setField] = useState<Field | null>(null);
  const [paused, setPaused] = useState(false);
  const reduced = useMediaQuery(REDUCED_MOTION);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let cancelled = false;
    let running: Field | undefined;
    loadCore()
      .then((core) => {
        if (cancelled) return;
        running = run(core, element, shape?.current ?? null);
        setField(running);
      })
      // Without the core the ground stays dark.
      .catch(() => undefined);
    return () => {
      cancelled = true;
      running?.stop();
    };
  }, [shape]);

  useEffect(() => field?.pause(paused), [field, paused]);

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus */}
      <canvas ref={canvas} className={styles.particles} aria-hidden="true" />
      {/* Before the core has loaded, and with reduced motion, there is no motion to stop. */}
      {field && !reduced ? (
        <button
          type="button"
          className={`${round.round} ${round.veiled} ${styles.hold}`}
          aria-label={paused ? words.playLights : words.pauseLights}
          onClick={() => setPaused(!paused)}
        >
          <Icon icon={paused ? Play : Pause} size="sm" solid />
        </button>
      ) : null}
    </>
  );
}

interface Field {
  /** Pauses or resumes the particles. */
  pause(paused: boolean): void;
  stop(): void;
}

/**
 * Draws an element's text, each character at its position in the page. Returns null without visible text or without a
 * drawing context.
 */
function pictureOf(element: HTMLElement, { left, top, width, height }: DOMRect): ImageData | null {
  // A browser that translates the page wraps texts in its own elements.
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text || width < 1 || height < 1 || !("OffscreenCanvas" in window)) return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.font = getComputedStyle(element).font;
  const range = document.createRange();
  let start = 0;
  for (const character of text.nodeValue ?? "") {
    range.setStart(text, start);
    start += character.length;
    range.setEnd(text, start);
    const box = range.getBoundingClientRect();
    // A character's box starts at the ascent of its font.
    const { fontBoundingBoxAscent } = context.measureText(character);
    context.fillText(character, box.left - left, box.top - top + fontBoundingBoxAscent);
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function run(core: Core, canvas: HTMLCanvasElement, shape: HTMLElement | null): Field {
  const particles = new core.Particles(
    canvas,
    SEED,
    tokenValue(canvas, "--bright"),
    tokenValue(canvas, "--text-on-dark"),
  );
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let frame = 0;
  let last = 0;
  let isVisible = true;
  let paused = false;

  const mark = (gathering: boolean) => {
    for (const element of [canvas, shape]) element?.toggleAttribute(MARK, gathering);
  };
  // Does not use GSAP's ticker: landings do not load GSAP, and the lights move before the first interaction.
  const step = (now: number) => {
    const state = particles.step(last === 0 ? 0 : now - last);
    last = now;
    mark((state & GATHERING) !== 0);
    if (state & MOVING) schedule();
  };
  const schedule = () => {
    cancelAnimationFrame(frame);
    if (paused || !isVisible || document.hidden) last = 0;
    else frame = requestAnimationFrame(step);
  };
  const reduce = () => {
    particles.reduceMotion(reducedMotion.matches);
    last = 0;
    schedule();
  };
  const resize = new ResizeObserver(() => {
    const ratio = Math.min(devicePixelRatio, HIGHEST_RATIO);
    particles.resize(canvas.clientWidth, canvas.clientHeight, ratio);
  });
  const sight = new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? true;
    schedule();
  });
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    particles.pointer(clientX - box.left, clientY - box.top);
  };
  const leave = () => particles.pointer(Number.NaN, Number.NaN);
  const gather = () => {
    if (!shape || paused || reducedMotion.matches || shape.hasAttribute(MARK)) return;
    const box = shape.getBoundingClientRect();
    const field = canvas.getBoundingClientRect();
    const picture = pictureOf(shape, box);
    if (!picture) return;
    const alphas = Uint8Array.from(picture.data.filter((_, index) => index % 4 === 3));
    particles.gather(alphas, picture.width, box.left - field.left, box.top - field.top);
  };
  // The shape must be drawn in the page's font, so the lights don't form it before the font has loaded.
  const gatherSoon = setTimeout(() => {
    if (document.fonts.status === "loaded") gather();
  }, GATHER_AFTER);

  resize.observe(canvas);
  sight.observe(canvas);
  const life = new AbortController();
  const { signal } = life;
  reducedMotion.addEventListener("change", reduce, { signal });
  document.addEventListener("visibilitychange", schedule, { signal });
  addEventListener("pointermove", move, { passive: true, signal });
  document.documentElement.addEventListener("pointerleave", leave, { signal });
  shape?.addEventListener("pointerenter", gather, { signal });
  reduce();
  return {
    pause(value) {
      paused = value;
      schedule();
    },
    stop() {
      life.abort();
      clearTimeout(gatherSoon);
      mark(false);
      cancelAnimationFrame(frame);
      resize.disconnect();
      sight.disconnect();
      particles.free();
    },
  };
}
