import { useRef, useState } from "react";
import type { AboutPage } from "~/content/types/about-page";
import type { DeliverySteps } from "~/content/types/delivery-step";
import { savesData } from "~/motion/saves-data";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import { Container } from "~/ui/container/container";
import { SectionHeader } from "~/ui/section-header/section-header";
import { type FilmState, FramePlayer } from "./frame-player";
import { StepStill } from "./step-still";
import styles from "./workflow.module.css";

/** How many seconds the film takes to catch up with the scroll position. */
const CATCH_UP_SECONDS = 0.5;

interface WorkflowProps {
  readonly content: AboutPage["workflow"];
  readonly steps: DeliverySteps;
  /** The frame on which the film rests at each step. */
  readonly frames: readonly number[];
}

/**
 * Five steps beside a film of 72 frames that the scroll position plays, forwards and backwards. On a phone, with
 * reduced motion and without scripts each step stands beside its own still.
 */
export function Workflow({ content, steps, frames }: WorkflowProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<FilmState>({ step: 0, closing: false, phase: "loading" });

  return (
    <Scene
      className={styles.section}
      data-ground="paper"
      aria-labelledby="workflow"
      play={(tools) => play(tools, canvas.current, setShown)}
    >
      <div className={styles.stage} data-stage>
        <Container className={styles.columns}>
          <div className={styles.words}>
            <SectionHeader
              id="workflow"
              eyebrow={content.eyebrow}
              title={content.heading}
              text={content.description}
            />
            <ol className={styles.steps} data-closing={shown.closing}>
              {steps.map((step, index) => (
                <li
                  key={step.number}
                  className={styles.step}
                  data-active={index === shown.step && !shown.closing}
                  data-scene-item
                >
                  <StepStill frame={frames[index]} />
                  <h3 className={styles.title}>
                    <span className={styles.number}>{step.number}</span>
                    {step.title}
                  </h3>
                  <div className={styles.fold}>
                    <div className={styles.folded}>
                      <p className={styles.subtitle}>{step.subtitle}</p>
                      <p className={styles.desc}>{step.desc}</p>
                    </div>
                  </div>
                </li>
              ))}
            </ol>
            <p className={styles.closing} data-active={shown.closing} data-scene-item>
              {content.closing}
            </p>
          </div>
          <div className={styles.film}>
            <canvas ref={canvas} className={styles.canvas} data-phase={shown.phase} />
            {shown.phase === "ready" ? null : (
              <p className={styles.loading} role="status">
                {shown.phase === "failed" ? content.unavailable : content.loading}
              </p>
            )}
          </div>
        </Container>
      </div>
    </Scene>
  );
}

function play(
  { core, root, followScroll }: SceneTools,
  canvas: HTMLCanvasElement | null,
  show: (state: FilmState) => void,
) {
  if (!canvas) return undefined;
  const player = new FramePlayer(new core.Film(canvas, savesData()), canvas, show);
  followScroll(root, (progress) => player.moveTo(progress), { seconds: CATCH_UP_SECONDS });
  const resize = new ResizeObserver(() => player.resize(innerWidth, devicePixelRatio));
  resize.observe(root);
  return () => {
    resize.disconnect();
    player.stop();
  };
}
