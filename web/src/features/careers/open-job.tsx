import ArrowLeft from "lucide-react/icons/arrow-left";
import Mail from "lucide-react/icons/mail";
import { CAREER } from "~/generated/contract";
import { Container } from "~/ui/layout/container";
import { Section } from "~/ui/layout/section";
import { AppLink } from "~/ui/links/app-link";
import { ButtonLink } from "~/ui/links/button";
import { Icon } from "~/ui/pictures/icon";
import { RichText } from "~/ui/text/rich-text";
import { useWords } from "~/ui/text/words";
import type { Job } from "./job";
import styles from "./open-job.module.css";

interface OpenJobProps {
  readonly data: Job;
  readonly email: string;
}

/** The job's description, with facts and the link to apply in a side column; on a phone the link is in a bar. */
export function OpenJob({ data, email }: OpenJobProps) {
  const words = useWords().careers;
  const places = data.jobLocations.map(({ name }) => name).join(", ");
  const apply = (
    <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(data.title)}`} size="lg" icon={Mail}>
      {words.apply}
    </ButtonLink>
  );
  const facts: readonly (readonly [string, string | null])[] = [
    [words.location, places],
    [words.experience, data.experience],
    [words.employment, data.employmentType],
    [words.department, data.departmentName],
    [words.posted, data.postedLabel],
    [words.closes, data.closesLabel],
  ];
  return (
    <>
      <header className={styles.hero} data-ground="dark">
        <Container className={styles.words}>
          <AppLink className={styles.back} href={CAREER}>
            <Icon icon={ArrowLeft} size="sm" />
            {words.back}
          </AppLink>
          <h1 className={styles.title}>{data.title}</h1>
          <p className={styles.lead}>
            {[data.departmentName, places, data.employmentType].filter((fact) => fact !== "").join(" · ")}
          </p>
        </Container>
      </header>
      <Section ground="paper" className={styles.columns}>
        <div className={styles.text}>
          <h2>{words.about}</h2>
          <RichText html={data.description} />
          <Points heading={words.responsibilities} points={data.responsibilities} />
          <Points heading={words.requirements} points={data.requirements} />
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
          <div className={styles.apply}>{apply}</div>
          <p className={styles.note}>{words.applyText}</p>
        </aside>
      </Section>
      <div className={styles.bar} data-ground="dark">
        {apply}
      </div>
    </>
  );
}

function Points({ heading, points }: { readonly heading: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={styles.points}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points of a text are never reordered
          <li key={index} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
