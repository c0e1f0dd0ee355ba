import { fillWith } from "~/content/fill";
import type { LandingPage } from "~/content/types/landing-page";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import { SocialIcon } from "~/ui/social-icon/social-icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./page.module.css";

export function Team({ content }: { readonly content: LandingPage["team"] }) {
  return (
    <Section ground="paper" labelledBy="team">
      <SectionHeader id="team" title={content.heading} text={content.description} />
      <ul className={styles.team}>
        {content.members.map(({ name, role, image, linkedin }) => (
          <li key={name} className={styles.member}>
            <Picture
              className={styles.portrait}
              name={image.name}
              alt={image.alt}
              sizes="(min-width: 768px) 280px, 44vw"
              loading="lazy"
            />
            <div className={styles.memberWords}>
              <div>
                <h3 className={styles.memberName}>{name}</h3>
                <p className={styles.role}>{role}</p>
              </div>
              <a className={styles.profile} href={linkedin} target="_blank" rel="noopener noreferrer">
                <SocialIcon network="linkedin" />
                <VisuallyHidden>
                  {fillWith(content.profileLabel, { name })} (opens in a new tab)
                </VisuallyHidden>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
