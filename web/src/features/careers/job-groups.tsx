import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { MouseEvent } from "react";
import type { JobGroup } from "~/core/contract";
import { CardLink } from "~/ui/links/card-link";
import link from "~/ui/links/card-link.module.css";
import { preservePosition } from "~/ui/overlays/preserve-position";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./job-groups.module.css";

interface JobGroupsProps {
  readonly groups: readonly JobGroup[];
  /** True if the jobs' pages are on the provider's site and open in a new tab. */
  readonly newTab: boolean;
  /** Opens or closes a group; undefined until the core has loaded: until then the browser opens one group at a time. */
  readonly onToggle: ((id: string) => void) | undefined;
}

/** A disclosure widget for each group with jobs, and their number. The page contains all jobs, expanded or not. */
export function JobGroups({ groups, newTab, onToggle }: JobGroupsProps) {
  const press = (event: MouseEvent<HTMLElement>, id: string) => {
    preservePosition(event.currentTarget);
    if (!onToggle) return;
    onToggle(id);
    event.preventDefault();
  };
  return groups.map(({ id, label, count, open, jobs }) => (
    <details
      key={id}
      className={styles.group}
      name={onToggle ? undefined : "department"}
      data-department={id}
      open={open}
      // Find in page opens a group without a click.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle?.(id);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary className={styles.summary} onClick={(event) => press(event, id)}>
        <h3 className={styles.label}>{label}</h3>
        <span className={styles.count}>{count}</span>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <JobList jobs={jobs} newTab={newTab} />
    </details>
  ));
}

function JobList({ jobs, newTab }: Pick<JobGroup, "jobs"> & Pick<JobGroupsProps, "newTab">) {
  const words = useWords().careers;
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={`${link.card} ${styles.job}`}>
          <h4 className={styles.title}>
            {job.url ? (
              <CardLink href={job.url} newTab={newTab}>
                {job.title}
              </CardLink>
            ) : (
              job.title
            )}
          </h4>
          <dl className={styles.facts}>
            <Fact name={words.experience}>{job.experience}</Fact>
            <Fact name={words.location}>{job.locations}</Fact>
          </dl>
          {job.url ? (
            <span className={styles.open} aria-hidden="true">
              <span className={styles.openLabel}>{words.view}</span>
              <Icon icon={newTab ? ArrowUpRight : ArrowRight} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
