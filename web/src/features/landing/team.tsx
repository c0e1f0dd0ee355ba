import type { TeamMember } from "~/generated/contract";
import { PortraitCard } from "~/ui/layout/portrait-card";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { LandingPicture } from "./landing-picture";
import styles from "./team.module.css";

interface TeamProps {
  readonly heading: string;
  readonly members: readonly TeamMember[];
}

export function Team({ heading, members }: TeamProps) {
  const { landing, sections } = useWords();
  if (members.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="team">
      <SectionHeader id="team" title={heading} text={landing.teamText} />
      <ul className={styles.team}>
        {members.map(({ name, role, picture, linkedin }, index) => (
          <PortraitCard
            key={index}
            name={name}
            jobTitle={role}
            size="compact"
            profile={linkedin ? { href: linkedin, label: fillWith(sections.profile, { name }) } : null}
          >
            <LandingPicture
              picture={picture}
              alt={fillWith(landing.portrait, { name })}
              sizes="(min-width: 1152px) 280px, (min-width: 640px) 30vw, 44vw"
            />
          </PortraitCard>
        ))}
      </ul>
    </Section>
  );
}
