import { fillWith } from "~/content/fill";
import { pictures } from "~/content/media";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingTeamMember } from "~/document/page-data-landing";
import { Picture } from "~/ui/picture/picture";
import { PortraitCard } from "~/ui/portrait-card/portrait-card";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
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
          <PortraitCard
            key={name}
            name={name}
            jobTitle={role}
            size="compact"
            profile={linkedin ? { href: linkedin, label: fillWith(content.profileLabel, { name }) } : null}
          >
            <Portrait picture={picture} alt={fillWith(content.portrait, { name })} />
          </PortraitCard>
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
  if (picture.startsWith("/")) return <img src={picture} alt={alt} loading="lazy" decoding="async" />;
  if (!Object.hasOwn(pictures, picture)) return null;
  return (
    <Picture
      name={picture}
      alt={alt}
      sizes="(min-width: 1152px) 280px, (min-width: 640px) 30vw, 44vw"
      loading="lazy"
    />
  );
}
