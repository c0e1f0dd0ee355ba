import type { LucideIcon } from "lucide-react";
import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import PenLine from "lucide-react/icons/pen-line";
import Users from "lucide-react/icons/users";
import type { InsightDetail, Link } from "~/generated/contract";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { DownloadLink } from "~/ui/links/button";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { Icon } from "~/ui/pictures/icon";
import { Picture } from "~/ui/pictures/picture";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { LeadVideo } from "./lead-video";
import styles from "./opening.module.css";

/** Returns the `sizes` of the first picture: a video is 16:9 in every window, a picture is higher on a phone. */
export const leadSizes = ({ video }: Pick<InsightDetail, "video">) =>
  `(min-width: 1376px) 1280px, (min-width: 768px) 94vw, ${video ? 91 : 107}vw`;

interface OpeningProps {
  /** The tab that lists the item; null if the firm does not have it. */
  readonly tab: Link | null;
  readonly data: InsightDetail;
}

/** The first section of an item: title, time and place, and its video or picture, which overlaps the next section. */
export function Opening({ tab, data }: OpeningProps) {
  const words = useWords().insights;
  return (
    <header className={styles.opening} data-ground="dark">
      <Container className={styles.words}>
        {tab ? (
          <p className={styles.tab}>
            <AppLink className={styles.tabLink} href={tab.href}>
              {tab.label}
            </AppLink>
          </p>
        ) : null}
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.excerpt}>{data.excerpt}</p>
        <div className={styles.foot}>
          <dl className={styles.facts}>
            <Fact icon={CalendarDays} name={words.date}>
              <time dateTime={data.date}>{data.periodLabel}</time>
            </Fact>
            {data.location ? (
              <Fact icon={MapPin} name={words.location}>
                {data.location}
              </Fact>
            ) : null}
            {data.author ? (
              <Fact icon={PenLine} name={words.author}>
                {data.author}
              </Fact>
            ) : null}
            {data.people.length > 0 ? (
              <Fact icon={Users} name={data.calendarUrl ? words.people : words.peopleThen}>
                <ul className={styles.people}>
                  {data.people.map(({ name, role, image }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name
                    <li key={index} className={styles.person}>
                      {image ? (
                        <Picture
                          className={styles.portrait}
                          image={image}
                          alt=""
                          sizes="3rem"
                          loading="lazy"
                        />
                      ) : null}
                      <span>
                        {name}
                        <span className={styles.role}>{role}</span>
                      </span>
                    </li>
                  ))}
                </ul>
              </Fact>
            ) : (
              <Fact icon={Clock} name={words.readingTime}>
                {fillWith(words.minutes, { minutes: data.readingMinutes })}
              </Fact>
            )}
          </dl>
          {data.calendarUrl ? (
            <DownloadLink href={data.calendarUrl} icon={CalendarPlus}>
              {words.calendar}
            </DownloadLink>
          ) : null}
        </div>
      </Container>
      <Container className={styles.lead}>
        {data.video ? (
          <LeadVideo
            video={data.video}
            thumbnail={data.thumbnail}
            sizes={leadSizes(data)}
            title={data.title}
          />
        ) : (
          <ContentPicture
            className={styles.picture}
            picture={data.thumbnail}
            sizes={leadSizes(data)}
            loading="first"
            failedText={words.pictureFailed}
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
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
