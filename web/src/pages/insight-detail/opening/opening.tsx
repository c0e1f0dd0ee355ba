import type { LucideIcon } from "lucide-react";
import { CalendarDays, CalendarPlus, Clock, MapPin, PenLine } from "lucide-react";
import { fillWith } from "~/content/fill";
import type { InsightsPage } from "~/content/types/insights-page";
import type { InsightDetailData } from "~/document/page-data-insights";
import { AppLink } from "~/ui/app-link/app-link";
import { Container } from "~/ui/container/container";
import { ContentPicture } from "~/ui/content-picture/content-picture";
import { Icon } from "~/ui/icon/icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { LeadVideo } from "../lead-video/lead-video";
import styles from "./opening.module.css";

/** How wide the first picture stands. */
export const LEAD_SIZES = "(min-width: 1376px) 1280px, 94vw";

interface OpeningProps {
  readonly text: InsightsPage["detail"];
  readonly section: { readonly section: string; readonly hub: string };
  readonly data: InsightDetailData;
}

/** What it is, when and where; and its film, or else its picture, half on the ground that follows. */
export function Opening({ text, section, data }: OpeningProps) {
  return (
    <header className={styles.opening} data-ground="dark">
      <Container className={styles.words}>
        <p className={styles.section}>
          <AppLink className={styles.sectionLink} href={section.hub}>
            {section.section}
          </AppLink>
        </p>
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.excerpt}>{data.excerpt}</p>
        <div className={styles.foot}>
          <dl className={styles.facts}>
            <Fact icon={CalendarDays} name={text.facts.date}>
              <time dateTime={data.date}>{data.periodLabel}</time>
            </Fact>
            {data.location ? (
              <Fact icon={MapPin} name={text.facts.location}>
                {data.location}
              </Fact>
            ) : null}
            {data.author ? (
              <Fact icon={PenLine} name={text.facts.author}>
                {data.author}
              </Fact>
            ) : null}
            <Fact icon={Clock} name={text.facts.readingTime}>
              {fillWith(text.readingTime, { minutes: data.readingMinutes })}
            </Fact>
          </dl>
          {data.calendarUrl ? (
            <a className={styles.calendar} href={data.calendarUrl} download>
              <Icon icon={CalendarPlus} size="sm" />
              {text.calendar}
            </a>
          ) : null}
        </div>
      </Container>
      <Container className={styles.lead}>
        {data.video ? (
          <LeadVideo
            video={data.video}
            thumbnail={data.thumbnail}
            sizes={LEAD_SIZES}
            text={text}
            title={data.title}
          />
        ) : (
          <ContentPicture
            className={styles.picture}
            picture={data.thumbnail}
            sizes={LEAD_SIZES}
            loading="first"
            failedText={text.mediaFailed}
          />
        )}
      </Container>
    </header>
  );
}

interface FactProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon icon={icon} size="sm" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
