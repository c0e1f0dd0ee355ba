import ArrowRight from "lucide-react/icons/arrow-right";
import {
  type FocusEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { sendTrap } from "~/api/send-report";
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
import { ownNumbers } from "~/ui/text/own-numbers";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import { FieldPicture } from "./live-field/field-picture";
import { AT_REST, reduceField } from "./live-field/field-state";
import { FieldTable } from "./live-field/field-table";
import { Ledger } from "./live-field/ledger";
import { Mission, revealWords } from "./live-field/mission";
import { Tag } from "./live-field/tag";
import { caption, chosenText, explanation, finding } from "./live-field/words";
import styles from "./live-field.module.css";

/** Windows in which the stage is pinned. The stylesheet repeats this query. */
const PINNED = "(width >= 64rem) and (height >= 38.75rem)";

/**
 * Two pay runs, compared in the visitor's browser, with an optional mission statement above. While the stage is pinned,
 * the scroll position or a button explains one cause after another, and an error that the visitor plants is found.
 * Without the drawing, the finished state is shown: a picture, every cause, and a table.
 */
export default function LiveField({ id, props, data: compared, page }: SectionProps<"liveField">) {
  const { numbers } = useWords();
  const data = useMemo(() => ownNumbers(compared, numbers), [compared, numbers]);
  const slider = useId();
  const mission = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const ledger = useRef<HTMLOListElement>(null);
  const handle = useRef<FieldHandle | null>(null);
  const [state, dispatch] = useReducer(reduceField, AT_REST);
  const { controls } = props;
  const { isDrawn } = state;
  const isDone = state.explained === data.causes.length && !state.plays;
  const take = (command: FieldCommand) => handle.current?.take(command);
  const found = finding(props, state);
  const isSettled = !isDrawn || (state.isSettled && isDone);
  const said = found ?? (isSettled ? null : explanation(props, data, state));
  const live = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);

  // The controls are hidden without the drawing and with reduced motion. The browser would reset the focus to the page.
  const passFocusOn = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.checkVisibility({ visibilityProperty: true })) table.current?.focus();
  };
  useLayoutEffect(() => {
    if (isDrawn) return;
    if (live.current?.contains(document.activeElement)) table.current?.focus();
    // The section has become shorter.
    else if (table.current === document.activeElement) table.current?.scrollIntoView({ block: "nearest" });
  }, [isDrawn]);

  const play = (tools: SceneTools) => {
    const light = mission.current && revealWords(mission.current, tools);
    const leave = playField(tools);
    return () => {
      light?.();
      leave?.();
    };
  };
  const playField = ({ followScroll }: SceneTools) => {
    const { current: place } = host;
    if (!place || !track.current || !ledger.current) return undefined;
    if (savesData()) {
      dispatch({ kind: "ended", trap: null });
      return undefined;
    }
    let reached = 0;
    let hasLeft = false;
    const onEvent = (event: FieldEvent) => {
      if (hasLeft) return;
      dispatch(ownNumbers(event, numbers));
      if (event.kind === "ended" && event.trap !== null) sendTrap(measuredName(page), event.trap);
    };
    loadField()
      .then((mountField) => {
        if (hasLeft) return;
        handle.current = mountField(place, onEvent);
        // The page may have been scrolled while the field's code was loading.
        take({ kind: "reach", progress: reached });
      })
      // Without the script or a canvas in a worker the picture stays.
      .catch(() => onEvent({ kind: "ended", trap: null }));
    const reach = (isPinned: boolean) => (progress: number) => {
      if (matchMedia(PINNED).matches !== isPinned) return;
      reached = progress;
      take({ kind: "reach", progress });
    };
    followScroll(track.current, reach(true));
    // On a phone each cause is named as its row appears below the pinned field.
    followScroll(ledger.current, reach(false), { start: "top 96%", end: "bottom 88%" });
    return () => {
      hasLeft = true;
      handle.current?.stop();
      handle.current = null;
      dispatch({ kind: "left" });
    };
  };

  const press = () => take({ kind: state.plays ? "pause" : isDone ? "again" : "play" });
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
      data-drawn={isDrawn}
      data-ended={state.hasEnded}
      aria-labelledby={id}
      play={play}
      media={MOTION}
    >
      {props.mission ? <Mission ref={mission} mission={props.mission} /> : null}
      <div ref={track} className={styles.track}>
        <div className={styles.stage}>
          <div className={styles.header}>
            <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} />
            <p className={styles.text}>{props.text}</p>
          </div>
          <div className={styles.scene}>
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
              <FieldPicture isSettled={state.hasEnded} />
            </div>
            <div className={styles.tally}>
              <p className={styles.label}>{props.table.unexplained}</p>
              <p className={styles.amount}>{isDrawn ? state.amount : data.unexplained.size}</p>
              <div className={styles.said} role="status">
                {/* Each sentence is a new node, so that it is announced as a whole. */}
                {said ? (
                  <p key={said.fact} className={styles.reason}>
                    <VisuallyHidden>{`${said.fact} `}</VisuallyHidden>
                    {found ? <VisuallyHidden>{found.reason}</VisuallyHidden> : said.reason}
                  </p>
                ) : null}
                {isSettled && !found ? (
                  <>
                    <p className={styles.settled}>{props.settled}</p>
                    {isDrawn ? <p className={styles.hint}>{props.hint}</p> : null}
                  </>
                ) : null}
              </div>
            </div>
            {found ? <Tag message={found} at={state.found} /> : null}
          </div>
          <Ledger ref={ledger} props={props} data={data} state={state} host={host} />
          <p className={styles.note}>{props.note}</p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its controls */}
          <div ref={live} className={styles.bar} onBlur={passFocusOn}>
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
            <span className={styles.caption}>{caption(props, state, numbers)}</span>
          </div>
        </div>
      </div>
      <Container className={styles.foot}>
        <FieldTable props={props} data={data} summary={table} />
        {props.link ? (
          <ButtonLink href={props.link.href} variant="ghost" icon={ArrowRight}>
            {props.link.label}
          </ButtonLink>
        ) : null}
      </Container>
    </Scene>
  );
}

async function loadField() {
  if (import.meta.env.SSR) throw new Error("the field is drawn only in the browser");
  return (await import("./live-field/mount-field")).mountField;
}

function placeIn({
  currentTarget,
  clientX,
  clientY,
}: Pick<PointerEvent<HTMLElement>, "currentTarget" | "clientX" | "clientY">) {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
