import type { ReactNode } from "react";
import { AppLink } from "~/ui/links/app-link";
import { LINKEDIN, SocialIcon } from "~/ui/links/social-icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./portrait-card.module.css";
import round from "./round.module.css";

interface PortraitCardProps {
  readonly name: string;
  readonly jobTitle: string;
  /** The person's office, and what to ask the person about. */
  readonly office?: string | null;
  readonly topic?: string | null;
  /** Address of the person's profile, and the accessible name of its icon. */
  readonly profile: { readonly href: string; readonly label: string } | null;
  /** `compact` fits two in a row on a phone. */
  readonly size?: "compact" | "regular";
  readonly className?: string | undefined;
  /** The portrait (4:5). */
  readonly children: ReactNode;
}

/** A list item with a person. */
export function PortraitCard({
  name,
  jobTitle,
  office,
  topic,
  profile,
  size = "regular",
  className = "",
  children,
}: PortraitCardProps) {
  return (
    <li className={`${styles.card} ${styles[size]} ${className}`}>
      <div className={styles.portrait}>{children}</div>
      <div className={styles.words}>
        <div className={styles.person}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{jobTitle}</p>
          {office ? <p className={styles.role}>{office}</p> : null}
          {topic ? <p className={styles.topic}>{topic}</p> : null}
        </div>
        {profile ? (
          <AppLink className={`${round.round} ${round.bare} ${styles.profile}`} href={profile.href} newTab>
            <SocialIcon path={LINKEDIN} />
            <VisuallyHidden>{profile.label}</VisuallyHidden>
          </AppLink>
        ) : null}
      </div>
    </li>
  );
}
