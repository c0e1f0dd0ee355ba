import { useRef } from "react";
import { loading } from "~/content/loading";
import type { CareerPage } from "~/content/types/career-page";
import type { CareerData } from "~/document/page-data-insights";
import { useShell } from "~/document/shell-context";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import { TryAgain } from "~/ui/try-again/try-again";
import { FilterForm } from "./filter-form";
import { JobGroups } from "./job-groups";
import styles from "./openings.module.css";
import { useJobFilter } from "./use-job-filter";

interface OpeningsProps {
  readonly text: CareerPage["openings"];
  readonly data: CareerData;
  /** The jobs could not be had. */
  readonly failed: boolean;
}

/** The openings: searched, filtered by city, in groups of which one is open. */
export function Openings({ text, data, failed }: OpeningsProps) {
  const form = useRef<HTMLFormElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const { snapshot, ready, setQuery, setLocation, toggle } = useJobFilter(data, form, groups);

  return (
    <Section ground="mist" id="openings" labelledBy="openings-heading" className={styles.section}>
      <div className={styles.head}>
        <SectionHeader id="openings-heading" title={text.heading} text={text.description} />
        <FilterForm
          ref={form}
          text={text}
          initial={data.filter}
          clearable={snapshot.query !== ""}
          onQuery={setQuery}
          onLocation={setLocation}
          live={ready}
        />
      </div>
      <div ref={groups} className={styles.groups}>
        <JobGroups
          groups={snapshot.groups}
          text={text}
          newTab={data.provider}
          onToggle={ready ? toggle : undefined}
        />
        <p className={styles.state} role="status">
          {snapshot.state === "loading" ? loading.jobs : null}
          {snapshot.state === "noHits" ? text.noHits : null}
          {snapshot.state === "empty" ? failed ? text.failed : <NoOpenings text={text.none} /> : null}
        </p>
        {failed ? <TryAgain /> : null}
      </div>
    </Section>
  );
}

/** Says whom to write to, as a link. */
function NoOpenings({ text }: { readonly text: string }) {
  const { email } = useShell().site.contact;
  const [before, after] = text.split(email);
  return (
    <span>
      {before}
      {after === undefined ? null : (
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </>
      )}
    </span>
  );
}
