import { CalendarClock, Sparkles } from "lucide-react";
import { icons } from "~/content/icons";
import type { IconName } from "~/content/types/icon";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingData } from "~/document/page-data-landing";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./highlights.module.css";

interface HighlightsProps {
  readonly content: LandingPage["highlights"];
  readonly highlights: LandingData["highlights"];
}

export function Highlights({ content, highlights }: HighlightsProps) {
  return (
    <Section ground="dark" labelledBy="highlights">
      <SectionHeader id="highlights" title={content.heading} />
      <ul className={styles.list}>
        {highlights.map(({ id, title, text, icon, when }) => {
          const picture = content.pictures[id];
          return (
            <li key={id} className={styles.highlight}>
              {picture ? (
                <Picture
                  className={styles.picture}
                  name={picture}
                  alt=""
                  sizes="(min-width: 768px) 640px, 92vw"
                  loading="lazy"
                />
              ) : null}
              <div className={styles.words}>
                <Icon icon={isIcon(icon) ? icons[icon] : Sparkles} size="lg" className={styles.icon} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                {when ? (
                  <p className={styles.when}>
                    <Icon icon={CalendarClock} size="sm" className={styles.icon} />
                    {when}
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** An editor may name an icon that this version does not draw. */
function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
