import ArrowRight from "lucide-react/icons/arrow-right";
import { useId, useRef } from "react";
import type { ArtefactKind } from "~/generated/contract";
import { useFadeIn } from "~/motion/fade-in";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { Draft } from "./artefact/draft";
import { Forecast } from "./artefact/forecast";
import { Log } from "./artefact/log";
import { SystemMap } from "./artefact/map";
import { Runbook } from "./artefact/runbook";
import { Table } from "./artefact/table";
import styles from "./artefact.module.css";

/** A framed example of the work with an explanation and a client's result. */
export default function Artefact({ id, props, data: { story } }: SectionProps<"artefact">) {
  const figure = useRef<HTMLElement>(null);
  const caption = useId();
  useFadeIn(figure);
  if (isEmpty(props.shows)) return null;
  return (
    <Section ground={props.ground} labelledBy={id} className={styles.columns}>
      <SectionHeader id={id} eyebrow={props.eyebrow} title={props.title} text={props.text} />
      <figure ref={figure} className={styles.frame}>
        <figcaption className={styles.caption}>
          <span id={caption}>{props.caption}</span>
          <small>{props.note}</small>
        </figcaption>
        <Shown shows={props.shows} labelledBy={caption} />
      </figure>
      {props.result && story ? (
        <div className={styles.result}>
          <small>{props.result.label}</small>
          <p className={styles.claim}>{props.result.text}</p>
          <AppLink className={styles.link} href={story.href}>
            {story.label}
            <Icon icon={ArrowRight} size="sm" />
          </AppLink>
        </div>
      ) : null}
    </Section>
  );
}

/** Returns true if a list to draw is empty. */
function isEmpty(shows: ArtefactKind): boolean {
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
  return <SystemMap map={shows.map} />;
}
