import type { ArtefactMap, ArtefactNode } from "~/generated/contract";
import styles from "./map.module.css";

/** Systems on both sides of a central one, each connected with it by a line. */
export function SystemMap({
  map: { from, fromLabel, hub, hubText, to, toLabel },
}: {
  readonly map: ArtefactMap;
}) {
  return (
    <div className={styles.map}>
      <Side label={fromLabel} nodes={from} />
      <Lines count={from.length} />
      <div className={styles.hub}>
        <b>{hub}</b>
        <small>{hubText}</small>
      </div>
      <Lines count={to.length} mirrored />
      <Side label={toLabel} nodes={to} />
    </div>
  );
}

function Side({ label, nodes }: { readonly label: string; readonly nodes: readonly ArtefactNode[] }) {
  return (
    <ul className={styles.side} aria-label={label}>
      {nodes.map(({ title, text, tone }, index) => (
        <li key={index} className={styles.node} data-tone={tone} data-place={index} data-reveal>
          <b>{title}</b>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  );
}

/** Curves from the nodes of a side to the centre; the drawing is stretched to the height of the nodes. */
function Lines({ count, mirrored = false }: { readonly count: number; readonly mirrored?: boolean }) {
  const curves = Array.from({ length: count }, (_, index) => {
    const y = ((index + 0.5) * 100) / count;
    return mirrored ? `M100 ${y}C50 ${y} 50 50 0 50` : `M0 ${y}C50 ${y} 50 50 100 50`;
  });
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-reveal
    >
      <path d={curves.join("")} />
    </svg>
  );
}
