import { ArrowLeft, Mail } from "lucide-react";
import type { CareerPage } from "~/content/types/career-page";
import type { JobData } from "~/document/page-data-insights";
import { AppLink } from "~/ui/app-link/app-link";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import styles from "./open-job.module.css";

interface OpenJobProps {
  readonly text: CareerPage;
  readonly data: JobData;
  readonly email: string;
  /** The path of the openings. */
  readonly list: string;
}

/** The whole description, with the facts and the way to apply beside it. */
export function OpenJob({ text, data, email, list }: OpenJobProps) {
  const { job, openings } = text;
  const places = data.jobLocations.map(({ name }) => name).join(", ");
  const facts: readonly (readonly [string, string | null])[] = [
    [openings.locationsLabel, places],
    [openings.experienceLabel, data.experience],
    [job.facts.employment, data.employmentType],
    [job.facts.department, data.departmentName],
    [job.facts.posted, data.postedLabel],
    [job.facts.closes, data.closesLabel],
  ];
  return (
    <>
      <header className={styles.hero} data-ground="dark">
        <Container className={styles.words}>
          <AppLink className={styles.back} href={list}>
            <Icon icon={ArrowLeft} size="sm" />
            {job.back}
          </AppLink>
          <h1 className={styles.title}>{data.title}</h1>
          <p className={styles.lead}>
            {[data.departmentName, places, data.employmentType].filter((fact) => fact !== "").join(" · ")}
          </p>
        </Container>
      </header>
      <Section ground="paper" className={styles.columns}>
        <div className={styles.text}>
          <h2 className={styles.heading}>{job.about}</h2>
          <RichText html={data.description} />
          <Points heading={job.responsibilities} points={data.responsibilities} />
          <Points heading={job.requirements} points={data.requirements} />
        </div>
        <aside className={styles.aside}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) =>
              value ? (
                <div key={name} className={styles.fact}>
                  <dt className={styles.name}>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <ButtonLink
            href={`mailto:${email}?subject=${encodeURIComponent(data.title)}`}
            size="lg"
            icon={Mail}
          >
            {job.apply}
          </ButtonLink>
          <p className={styles.note}>{job.applyText}</p>
        </aside>
      </Section>
    </>
  );
}

function Points({ heading, points }: { readonly heading: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
