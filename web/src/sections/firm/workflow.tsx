import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef, useState } from "react";
import { frames } from "~/generated/media";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { SectionHeader } from "~/ui/layout/section-header";
import { ButtonLink } from "~/ui/links/button";
import { savesData } from "~/ui/pictures/saves-data";
import { ordinal } from "~/ui/text/ordinal";
import { useWords } from "~/ui/text/words";
import { type FilmState, FramePlayer } from "./workflow/frame-player";
import { StepStill } from "./workflow/step-still";
import styles from "./workflow.module.css";

/** Seconds in which the film catches up with the scroll position. */
const CATCH_UP_SECONDS = 0.5;
/** End of the film: a fifth of the window's height before the end of the section, so that its last frame is held. */
const END = "bottom 120%";

/**
 * Steps in front of a film of 72 frames that the scroll position plays in both directions, with a line that shows the
 * progress. On a phone, with reduced motion and without scripts each step has a still instead.
 */
export default function Workflow({ id, props, data: { steps, stepFrames } }: SectionProps<"workflow">) {
  const words = useWords().sections;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<FilmState>({ step: 0, closing: false, phase: "loading" });
  if (steps.length === 0) return null;

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      data-items={steps.length}
      aria-labelledby={id}
      play={(tools) => play(tools, canvas.current, stepFrames, setShown)}
    >
      <div className={styles.stage} data-stage>
        <div className={styles.film}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus */}
          <canvas ref={canvas} className={styles.canvas} data-phase={shown.phase} aria-hidden="true" />
          {shown.phase === "ready" ? null : (
            <p className={styles.loading} role="status">
              {shown.phase === "failed" ? words.filmFailed : words.filmLoading}
            </p>
          )}
        </div>
        <Container className={styles.columns}>
          <div className={styles.words}>
            <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} text={props.description} />
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <li
                  key={index}
                  className={styles.step}
                  data-place={index}
                  data-active={index === shown.step && !shown.closing}
                  data-lit={index === shown.step || shown.closing}
                  data-scene-item
                >
                  <StepStill frame={stepFrames[index]} />
                  <h3 className={styles.title}>
                    <span className={styles.number}>{ordinal(index)}</span>
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
            <div className={styles.closing} data-active={shown.closing} data-scene-item>
              <p className={styles.closingWords}>{props.closing}</p>
              {props.link ? (
                <ButtonLink href={props.link.href} variant="ghost" icon={ArrowRight}>
                  {props.link.label}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        </Container>
      </div>
    </Scene>
  );
}

function play(
  { core, root, followScroll }: SceneTools,
  canvas: HTMLCanvasElement | null,
  stepFrames: readonly number[],
  show: (state: FilmState) => void,
) {
  if (!canvas) return undefined;
  const saves = savesData();
  const film = new core.Film(canvas, stepFrames.length, saves);
  const player = new FramePlayer(film, canvas, saves ? [] : [...stepFrames, frames.count], show);
  const lines = [...root.querySelectorAll<HTMLElement>("li")];
  followScroll(
    root,
    (progress) => {
      player.moveTo(progress);
      lines.forEach((line, step) => {
        line.style.setProperty("--share", player.share(step, progress).toFixed(3));
      });
    },
    { end: END, seconds: CATCH_UP_SECONDS },
  );
  const resize = new ResizeObserver(() => player.resize());
  resize.observe(canvas);
  return () => {
    resize.disconnect();
    for (const line of lines) line.style.removeProperty("--share");
    player.stop();
  };
}
