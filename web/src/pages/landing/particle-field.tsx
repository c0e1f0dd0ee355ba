import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { landing } from "~/content/landing";
import { type Core, loadCore } from "~/core/load";
import { particleView } from "~/core/particle-view";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { useMediaQuery } from "~/motion/use-media-query";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";
import styles from "./particle-field.module.css";

/** How many there are; the core allows no more. */
const PARTICLES = 300;
/** The same field for every visitor. */
const SEED = 2027;
/** Four numbers a particle: x, y, radius, opacity. */
const STRIDE = 4;

/**
 * Drifting points of light behind the hero; still under reduced motion, and while out of sight. Stepping and drawing them takes
 * 0.2 ms of script a frame (Chromium, 1440 px, two slow cores, 60 frames a second): a worker would need a core of its own and
 * make nothing smoother.
 */
export function ParticleField() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [field, setField] = useState<Field | null>(null);
  const [held, setHeld] = useState(false);
  const reduced = useMediaQuery(REDUCED_MOTION);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    let running: Field | undefined;
    loadCore()
      .then((core) => {
        if (gone) return;
        running = run(core, element);
        setField(running);
      })
      // Without the core the ground is simply dark.
      .catch(() => undefined);
    return () => {
      gone = true;
      running?.stop();
    };
  }, []);

  useEffect(() => field?.hold(held), [field, held]);

  return (
    <>
      <canvas ref={canvas} className={styles.particles} />
      {/* Until the core is there, and with reduced motion, nothing moves that could be stopped. */}
      {field && !reduced ? (
        <button
          type="button"
          className={`${round.round} ${round.veiled} ${styles.hold}`}
          aria-label={held ? landing.hero.playLightsLabel : landing.hero.pauseLightsLabel}
          onClick={() => setHeld(!held)}
        >
          <Icon icon={held ? Play : Pause} size="sm" />
        </button>
      ) : null}
    </>
  );
}

interface Field {
  /** Lets it stand still, or drift on. */
  hold(held: boolean): void;
  stop(): void;
}

function run(core: Core, canvas: HTMLCanvasElement): Field {
  const context = canvas.getContext("2d");
  if (!context) return { hold: () => undefined, stop: () => undefined };
  const particles = new core.Particles(PARTICLES, SEED, canvas.clientWidth, canvas.clientHeight);
  const view = particleView(core, particles);
  const still = matchMedia(REDUCED_MOTION);
  let frame = 0;
  let last = 0;
  let inSight = true;
  let held = false;

  const draw = () => {
    const ratio = canvas.width / Math.max(1, canvas.clientWidth);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    context.fillStyle = "#38d6f5";
    const values = view();
    for (let at = 0; at + STRIDE <= values.length; at += STRIDE) {
      context.globalAlpha = values[at + 3] ?? 0;
      context.beginPath();
      context.arc(values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0, 0, 2 * Math.PI);
      context.fill();
    }
  };
  const step = (now: number) => {
    particles.step(last === 0 ? 0 : now - last);
    last = now;
    draw();
    plan();
  };
  const plan = () => {
    cancelAnimationFrame(frame);
    if (held || still.matches || !inSight || document.hidden) last = 0;
    else frame = requestAnimationFrame(step);
  };
  const resize = new ResizeObserver(() => {
    canvas.width = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, 2));
    canvas.height = Math.round(canvas.clientHeight * Math.min(devicePixelRatio, 2));
    particles.resize(canvas.clientWidth, canvas.clientHeight);
    draw();
  });
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? true;
    plan();
  });
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    particles.pointer(clientX - box.left, clientY - box.top);
  };
  const leave = () => particles.pointerLeave();

  resize.observe(canvas);
  sight.observe(canvas);
  still.addEventListener("change", plan);
  document.addEventListener("visibilitychange", plan);
  addEventListener("pointermove", move, { passive: true });
  document.documentElement.addEventListener("pointerleave", leave);
  plan();
  return {
    hold(wanted) {
      held = wanted;
      plan();
    },
    stop() {
      cancelAnimationFrame(frame);
      resize.disconnect();
      sight.disconnect();
      still.removeEventListener("change", plan);
      document.removeEventListener("visibilitychange", plan);
      removeEventListener("pointermove", move);
      document.documentElement.removeEventListener("pointerleave", leave);
      particles.free();
    },
  };
}
