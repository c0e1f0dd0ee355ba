import { type FocusEvent, type PointerEvent, useId, useLayoutEffect, useReducer, useRef } from "react";
import { sendTrap } from "~/api/send-report";
import poster from "~/assets/live-field.svg?no-inline";
import type { FieldCommand, FieldEvent } from "~/core/reconcile/field-messages";
import type { FieldHandle } from "~/core/reconcile/start-field";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import { measuredName } from "~/page/measured-name";
import type { SectionProps } from "~/page/section-module";
import { MOTION } from "~/ui/browser/media-queries";
import { Container } from "~/ui/layout/container";
import { SectionHeader } from "~/ui/layout/section-header";
import { Button, ButtonLink } from "~/ui/links/button";
import { savesData } from "~/ui/pictures/saves-data";
import { AT_REST, reduceField } from "./live-field/field-state";
import { FieldTable } from "./live-field/field-table";
import { Mission, revealWords } from "./live-field/mission";
import { caption, chosenText, message } from "./live-field/words";
import styles from "./live-field.module.css";

/**
 * Two pay runs, compared in the visitor's browser, with an optional mission statement above. The scroll position or a
 * button explains one cause after another, and an error that the visitor plants is found. Before and without the
 * drawing, a picture of the field and a table are shown.
 */
export default function LiveField({ id, props, data, page }: SectionProps<"liveField">) {
  const slider = useId();
  const mission = useRef<HTMLDivElement>(null);
  const comparison = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<FieldHandle | null>(null);
  const [state, dispatch] = useReducer(reduceField, AT_REST);
  const { controls } = props;
  const isDone = state.explained === data.causes.length && !state.plays;
  const take = (command: FieldCommand) => handle.current?.take(command);
  const said = message(props, data, state);
  const live = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);

  // The controls are hidden without the drawing and with reduced motion. The browser would reset the focus to the page.
  const passFocusOn = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.checkVisibility({ visibilityProperty: true })) table.current?.focus();
  };
  useLayoutEffect(() => {
    if (state.isDrawn) return;
    if (live.current?.contains(document.activeElement)) table.current?.focus();
    // The section has become shorter.
    else if (table.current === document.activeElement) table.current?.scrollIntoView({ block: "nearest" });
  }, [state.isDrawn]);

  const play = (tools: SceneTools) => {
    const light = mission.current && revealWords(mission.current, tools);
    const leave = playField(tools);
    return () => {
      light?.();
      leave?.();
    };
  };
  const playField = ({ followScroll }: SceneTools) => {
    if (!host.current || !comparison.current || savesData()) return undefined;
    let reached = 0;
    let leave: (() => void) | null = null;
    let hasLeft = false;
    const { current: place } = host;
    const onEvent = (event: FieldEvent) => {
      dispatch(event);
      if (event.kind === "ended" && event.trap !== null) sendTrap(measuredName(page), event.trap);
    };
    import("./live-field/mount-field").then(
      ({ mountField }) => {
        if (hasLeft) return;
        leave = mountField(place, onEvent, (next) => {
          handle.current = next;
          // The page may have been scrolled while the field's code was loading.
          take({ kind: "reach", progress: reached });
        });
      },
      // Without the script the picture stays.
      () => onEvent({ kind: "ended", trap: null }),
    );
    const reach = (progress: number) => {
      reached = progress;
      take({ kind: "reach", progress });
    };
    followScroll(comparison.current, reach, { start: "top 30%", end: "bottom 55%" });
    return () => {
      hasLeft = true;
      leave?.();
      dispatch({ kind: "left" });
    };
  };

  const press = () => {
    const isPaused = state.plays;
    dispatch({ kind: "pressed", isPaused });
    take({ kind: isPaused ? "pause" : isDone ? "again" : "play" });
  };
  const choose = (column: number) => {
    dispatch({ kind: "picked", column });
    take({ kind: "choose", column });
  };
  const label = state.plays
    ? controls.pause
    : state.isPaused
      ? controls.resume
      : isDone
        ? controls.again
        : controls.reconcile;

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      data-drawn={state.isDrawn}
      data-ended={state.hasEnded}
      aria-labelledby={id}
      play={play}
      media={MOTION}
    >
      {props.mission ? <Mission ref={mission} mission={props.mission} /> : null}
      <div ref={comparison}>
        <div className={styles.stage}>
          <div
            className={styles.field}
            ref={host}
            aria-hidden="true"
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              take({ kind: "grab", ...placeIn(event) });
            }}
            onPointerMove={(event) => {
              // A moving finger scrolls the page.
              if (event.pointerType === "touch") return;
              take(
                event.buttons > 0
                  ? { kind: "drag", y: placeIn(event).y }
                  : { kind: "hover", ...placeIn(event) },
              );
            }}
            onPointerUp={() => take({ kind: "drop", isCancelled: false })}
            onPointerCancel={() => take({ kind: "drop", isCancelled: true })}
          >
            <img className={styles.poster} src={poster} width={1600} height={1000} loading="lazy" alt="" />
          </div>
          <Container className={styles.content}>
            <div className={styles.header}>
              <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} />
              <p className={styles.text}>{props.text}</p>
              <p className={styles.note}>{props.note}</p>
            </div>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its controls */}
            <div ref={live} className={styles.live} onBlur={passFocusOn}>
              <div className={styles.said} role="status">
                {said ? (
                  // Each sentence is a new node: in a reused one, a different height above would shift the reason.
                  <div key={said.fact} className={styles.sentence}>
                    <p className={styles.fact}>{said.fact}</p>
                    <p className={styles.reason}>{said.reason}</p>
                  </div>
                ) : null}
              </div>
              <div className={styles.actions}>
                <Button onClick={press}>{label}</Button>
                <div className={styles.choice}>
                  <label htmlFor={slider}>{controls.choose}</label>
                  <input
                    id={slider}
                    type="range"
                    min={0}
                    max={state.columns - 1}
                    value={state.column}
                    aria-valuetext={chosenText(props, state)}
                    onChange={({ target }) => choose(target.valueAsNumber)}
                  />
                  <span aria-hidden="true">{chosenText(props, state)}</span>
                </div>
                <Button variant="secondary" onClick={() => take({ kind: "plant", column: state.column })}>
                  {controls.plant}
                </Button>
              </div>
              <div className={styles.caption}>{caption(props, state)}</div>
            </div>
          </Container>
        </div>
        <Container className={styles.foot}>
          <FieldTable props={props} data={data} summary={table} />
          {props.link ? (
            <ButtonLink href={props.link.href} variant="ghost">
              {props.link.label}
            </ButtonLink>
          ) : null}
        </Container>
      </div>
    </Scene>
  );
}

function placeIn({
  currentTarget,
  clientX,
  clientY,
}: Pick<PointerEvent<HTMLElement>, "currentTarget" | "clientX" | "clientY">) {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
