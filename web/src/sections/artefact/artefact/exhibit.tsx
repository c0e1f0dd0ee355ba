import { useId, useRef } from "react";
import type { ArtefactKind, Exhibit as ExhibitContent } from "~/generated/contract";
import { useFadeIn } from "~/motion/fade-in";
import { Calendar } from "./calendar";
import { Coverage } from "./coverage";
import { Decision } from "./decision";
import { Draft } from "./draft";
import styles from "./exhibit.module.css";
import { Forecast } from "./forecast";
import { Log } from "./log";
import { SystemMap } from "./map";
import { Runbook } from "./runbook";
import { Table } from "./table";

interface ExhibitProps extends ExhibitContent {
  /** True to draw it as a card. */
  readonly framed?: boolean;
}

/** An artefact with its caption. */
export function Exhibit({ caption, note, shows, framed = false }: ExhibitProps) {
  const figure = useRef<HTMLElement>(null);
  const id = useId();
  useFadeIn(figure);
  return (
    <figure ref={figure} className={styles.exhibit} data-framed={framed}>
      <figcaption className={styles.caption}>
        <span id={id}>{caption}</span>
        <small>{note}</small>
      </figcaption>
      <Shown shows={shows} labelledBy={id} />
    </figure>
  );
}

/** Returns true if a list to draw is empty. */
export function isEmpty(shows: ArtefactKind): boolean {
  return Object.values(shows).some((shown) =>
    Object.values(shown).some((list) => Array.isArray(list) && list.length === 0),
  );
}

interface ShownProps {
  readonly shows: ArtefactKind;
  readonly labelledBy: string;
}

function Shown({ shows, labelledBy }: ShownProps) {
  if ("log" in shows) return <Log log={shows.log} />;
  if ("table" in shows) return <Table table={shows.table} labelledBy={labelledBy} />;
  if ("draft" in shows) return <Draft draft={shows.draft} />;
  if ("forecast" in shows) return <Forecast forecast={shows.forecast} />;
  if ("runbook" in shows) return <Runbook steps={shows.runbook.steps} />;
  if ("calendar" in shows) return <Calendar calendar={shows.calendar} labelledBy={labelledBy} />;
  if ("coverage" in shows) return <Coverage coverage={shows.coverage} labelledBy={labelledBy} />;
  if ("decision" in shows) return <Decision decision={shows.decision} />;
  return <SystemMap map={shows.map} />;
}
