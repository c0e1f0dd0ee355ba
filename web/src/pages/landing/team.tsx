import { fillWith } from "~/content/fill";
import { pictures } from "~/content/media";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingTeamMember } from "~/document/page-data-landing";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import { SocialIcon } from "~/ui/social-icon/social-icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./team.module.css";

interface TeamProps {
  readonly content: LandingPage["team"];
  readonly members: readonly LandingTeamMember[];
}

export function Team({ content, members }: TeamProps) {
  return (
    <Section ground="paper" labelledBy="team">
      <SectionHeader id="team" title={content.heading} text={content.description} />
      <ul className={styles.team}>
        {members.map(({ name, role, picture, linkedin }) => (
          <li key={name} className={styles.member}>
            <Portrait picture={picture} alt={fillWith(content.portrait, { name })} />
            <div className={styles.words}>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.role}>{role}</p>
              </div>
              {linkedin ? (
                <a className={styles.profile} href={linkedin} target="_blank" rel="noopener noreferrer">
                  <SocialIcon network="linkedin" />
                  <VisuallyHidden>
                    {fillWith(content.profileLabel, { name })} (opens in a new tab)
                  </VisuallyHidden>
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PortraitProps {
  readonly picture: string;
  readonly alt: string;
}

/** One of the site's own portraits, or an editor's file as it is; one that is neither leaves its place to the ground. */
function Portrait({ picture, alt }: PortraitProps) {
  if (picture.startsWith("/")) {
    return (
      <div className={styles.portrait}>
        <img src={picture} alt={alt} loading="lazy" decoding="async" />
      </div>
    );
  }
  if (!Object.hasOwn(pictures, picture)) return <div className={styles.portrait} />;
  return (
    <Picture
      className={styles.portrait}
      name={picture}
      alt={alt}
      sizes="(min-width: 1152px) 280px, (min-width: 640px) 30vw, 44vw"
      loading="lazy"
    />
  );
}
