import type { OfficeLocation } from "~/generated/contract";
import styles from "./office-map.module.css";

/** West and north edge of the map of the world, and its size, in degrees; `scripts/media/world.mjs` generates it. */
const WEST = -170;
const NORTH = 75;
const LAND_WIDTH = 360;
const LAND_HEIGHT = 130;
/** Margin around the outermost offices, in degrees. */
const MARGIN = 24;
/** Ratio of width to height of the visible part. */
const SHAPE = 2.9;
/** Height of an arc between two offices, as a share of their distance. */
const RISE = 0.22;

/** The offices as points of light, connected from west to east. A separate list names them. */
export function OfficeMap({ places }: { readonly places: readonly OfficeLocation[] }) {
  const points = places
    .map(({ latitude, longitude }) => ({ x: longitude - WEST, y: NORTH - latitude }))
    .toSorted((one, other) => one.x - other.x);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const heights = points.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const width = Math.min(
    LAND_WIDTH,
    Math.max(last.x - first.x + 2 * MARGIN, (bottom - top + MARGIN) * SHAPE),
  );
  const height = width / SHAPE;
  const left = (first.x + last.x - width) / 2;
  const above = Math.max(0, Math.min(LAND_HEIGHT - height, (top + bottom - height) / 2));
  const arcs = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? first;
    const rise = Math.hypot(x - from.x, y - from.y) * RISE;
    return `M${from.x} ${from.y}Q${(from.x + x) / 2} ${Math.min(from.y, y) - rise} ${x} ${y}`;
  });

  return (
    <svg
      className={styles.map}
      viewBox={[left, above, width, height].map((side) => side.toFixed(1)).join(" ")}
      aria-hidden="true"
      data-reveal
    >
      <image href="/media/brand/world.svg" width={LAND_WIDTH} height={LAND_HEIGHT} />
      {arcs.map((arc, index) => (
        <path key={index} className={styles.arc} d={arc} pathLength="1" data-draws />
      ))}
      {points.map(({ x, y }, index) => (
        <g key={index} className={styles.office}>
          <circle cx={x} cy={y} r="1.6" />
          <circle cx={x} cy={y} r="0.8" />
        </g>
      ))}
    </svg>
  );
}
