import { type Ref, type RefObject, useLayoutEffect, useRef } from "react";
import type { SectionData, Sections } from "~/page/section-data";
import styles from "../live-field.module.css";
import type { FieldState } from "./field-state";

interface LedgerProps {
  readonly props: Sections["liveField"];
  readonly data: SectionData["liveField"];
  readonly state: FieldState;
  readonly host: RefObject<HTMLElement | null>;
  readonly ref: Ref<HTMLOListElement>;
}

/** The causes, each empty until it is named. A line leads from the last one to the columns that sink. */
export function Ledger({ props, data, state, host, ref }: LedgerProps) {
  const { explained, cause, isDrawn } = state;
  const line = useRef<SVGSVGElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const hasLine = isDrawn && explained > 0 && !state.isSettled && state.found === null;

  useLayoutEffect(() => {
    const [path, dot] = line.current?.children ?? [];
    if (!line.current || !host.current || !row.current || !path || !dot) return;
    const origin = line.current.getBoundingClientRect();
    const start = row.current.getBoundingClientRect();
    const field = host.current.getBoundingClientRect();
    const [x, y] = [field.left - origin.left + cause.x, field.top - origin.top + cause.y];
    path.setAttribute("d", `M${start.right - origin.left} ${start.bottom - origin.top}H${x}V${y}`);
    dot.setAttribute("cx", String(x));
    dot.setAttribute("cy", String(y));
  }, [cause, host]);

  if (data.causes.length === 0) return null;
  return (
    <>
      <ol className={styles.ledger} ref={ref}>
        {data.causes.map(({ cause: name, lines, size }, index) => (
          <li
            key={name}
            ref={index === explained - 1 ? row : null}
            className={styles.row}
            data-named={index < explained}
          >
            <span className={styles.name}>{props.causes[name].name}</span>
            <span className={styles.count}>{lines}</span>
            <span>{size}</span>
            <span className={styles.rule}>{props.causes[name].text}</span>
          </li>
        ))}
      </ol>
      {hasLine ? (
        <svg key={explained} ref={line} className={styles.line} aria-hidden="true">
          <path pathLength={1} />
          <circle r={3} />
        </svg>
      ) : null}
    </>
  );
}
