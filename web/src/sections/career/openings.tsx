import { useRef, useState } from "react";
import { FilterForm } from "~/features/careers/filter-form";
import { JobGroups } from "~/features/careers/job-groups";
import { useJobFilter } from "~/features/careers/use-job-filter";
import { ALL_LOCATIONS, type CareersWords } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { fillWith } from "~/ui/text/fill";
import { Marked } from "~/ui/text/marked";
import { TryAgain } from "~/ui/text/try-again";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./openings.module.css";

/** The openings, with a search, a filter by location, and groups of which one is open. */
export default function Openings({ id, props, data, page }: SectionProps<"openings">) {
  /** True if the jobs could not be loaded. */
  const failed = page.status >= 500;
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const filter = useJobFilter(data, props.groups, props.locations, form, groups);
  const { snapshot, ready, toggle } = filter;
  const { total } = snapshot;
  const isFiltered = snapshot.query !== "" || snapshot.location !== ALL_LOCATIONS;
  // The total number is announced once a filter has been cleared.
  const [isCounted, setIsCounted] = useState(isFiltered);
  if (isFiltered && !isCounted) setIsCounted(true);
  const texts = {
    loading: words.loading.jobs,
    noHits: words.careers.noHits,
    empty: words.loading.empty,
    listed: null,
  };

  return (
    <Section ground="mist" id={id} labelledBy={`${id}-heading`} className={styles.section}>
      <div className={styles.head}>
        <SectionHeader id={`${id}-heading`} title={props.heading} text={props.description} />
        <FilterForm
          ref={form}
          locations={props.locations}
          action={`${page.path}#${id}`}
          initial={data.filter}
          filter={filter}
        />
      </div>
      <div ref={groups}>
        <JobGroups groups={snapshot.groups} newTab={data.provider} onToggle={ready ? toggle : undefined} />
        <p className={styles.state} role="status">
          {snapshot.state === "empty" && !failed ? (
            <span>
              <Marked text={props.noneText} />
            </span>
          ) : (
            texts[snapshot.state]
          )}
        </p>
        <div role="status">
          <VisuallyHidden>{isCounted && total > 0 ? countText(words.careers, total) : null}</VisuallyHidden>
        </div>
        {failed ? (
          <p className={styles.retry}>
            <TryAgain />
          </p>
        ) : null}
      </div>
    </Section>
  );
}

function countText({ countOne, countMany }: CareersWords, total: number): string {
  return total === 1 ? countOne : fillWith(countMany, { count: total });
}
