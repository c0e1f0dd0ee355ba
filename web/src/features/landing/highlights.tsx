import CalendarClock from "lucide-react/icons/calendar-clock";
import { SlotLabel } from "~/features/booking/slot-label";
import type { LandingData } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import styles from "./highlights.module.css";
import { LandingPicture } from "./landing-picture";

interface HighlightsProps {
  readonly heading: string;
  readonly highlights: LandingData["highlights"];
}

export function Highlights({ heading, highlights }: HighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <Section ground="dark" labelledBy="highlights">
      <SectionHeader id="highlights" title={heading} />
      <ul className={styles.list}>
        {highlights.map(({ id, title, text, icon, picture, when }) => (
          <li key={id} className={styles.highlight}>
            {picture ? (
              <LandingPicture
                className={styles.picture}
                picture={picture}
                alt=""
                sizes="(min-width: 768px) 860px, 124vw"
              />
            ) : null}
            <div className={styles.words}>
              <Icon icon={icons[icon]} size="lg" className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              {when ? (
                <p className={styles.when}>
                  <Icon icon={CalendarClock} size="sm" className={styles.icon} />
                  <span>
                    <SlotLabel label={when} />
                  </span>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
