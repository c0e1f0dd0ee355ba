import type { ArtefactCoverage } from "~/generated/contract";
import styles from "./coverage.module.css";

interface CoverageProps {
  readonly coverage: ArtefactCoverage;
  readonly labelledBy: string;
}

/** A bar for each period, as high as the plan, with the gap up to the need above it, and the numbers below. */
export function Coverage({ coverage, labelledBy }: CoverageProps) {
  const { periodLabel, neededLabel, plannedLabel, gapLabel, periods } = coverage;
  const top = Math.max(1, ...periods.flatMap(({ needed, planned }) => [needed, planned]));
  const gap = ({ needed, planned }: (typeof periods)[number]) => Math.max(0, needed - planned);
  return (
    <table className={styles.coverage} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{periodLabel}</th>
          {periods.map(({ label }, index) => (
            <th key={index} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr data-bars>
          <td />
          {periods.map((period, index) => (
            <td key={index} data-place={index} data-reveal>
              <svg viewBox={`0 0 1 ${top}`} preserveAspectRatio="none" aria-hidden="true">
                <rect y={top - period.planned} width="1" height={period.planned} />
                {gap(period) > 0 ? (
                  <rect data-gap y={top - period.needed} width="1" height={gap(period)} />
                ) : null}
              </svg>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{neededLabel}</th>
          {periods.map(({ needed }, index) => (
            <td key={index}>{needed}</td>
          ))}
        </tr>
        <tr data-planned>
          <th scope="row">{plannedLabel}</th>
          {periods.map(({ planned }, index) => (
            <td key={index}>{planned}</td>
          ))}
        </tr>
        <tr data-gap>
          <th scope="row">{gapLabel}</th>
          {periods.map((period, index) => (
            <td key={index}>{gap(period) === 0 ? "–" : gap(period)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
