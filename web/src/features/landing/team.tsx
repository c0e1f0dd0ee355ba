import type { TeamMember } from "~/generated/contract";
import { fillWith } from "~/ui/fill";
import { PortraitCard } from "~/ui/portrait-card";
import { Section } from "~/ui/section";
import { SectionHeader } from "~/ui/section-header";
import { LandingPicture } from "./landing-picture";
import styles from "./team.module.css";
import type { Words } from "./words";

interface TeamProps {
  readonly content: Words["team"];
  readonly members: readonly TeamMember[];
}

export function Team({ content, members }: TeamProps) {
  return (
    <Section ground="paper" labelledBy="team">
      <SectionHeader id="team" title={content.heading} text={content.description} />
      <ul className={styles.team}>
        {members.map(({ name, role, picture, linkedin }, index) => (
          <PortraitCard
            key={index}
            name={name}
            jobTitle={role}
            size="compact"
            profile={linkedin ? { href: linkedin, label: fillWith(content.profileLabel, { name }) } : null}
          >
            <LandingPicture
              picture={picture}
              alt={fillWith(content.portrait, { name })}
              sizes="(min-width: 1152px) 280px, (min-width: 640px) 30vw, 44vw"
            />
          </PortraitCard>
        ))}
      </ul>
    </Section>
  );
}
