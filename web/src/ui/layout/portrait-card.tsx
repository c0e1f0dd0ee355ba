import type { ReactNode } from "react";
import { AppLink } from "~/ui/links/app-link";
import { LINKEDIN, SocialIcon } from "~/ui/links/social-icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./portrait-card.module.css";

interface PortraitCardProps {
  readonly name: string;
  readonly jobTitle: string;
  /** Address of the person's profile, and the accessible name of its icon. */
  readonly profile: { readonly href: string; readonly label: string } | null;
  /** `compact` fits two in a row on a phone. */
  readonly size?: "compact" | "regular";
  readonly className?: string | undefined;
  /** The portrait (square). */
  readonly children: ReactNode;
}

/** A list item with a person. */
export function PortraitCard({
  name,
  jobTitle,
  profile,
  size = "regular",
  className = "",
  children,
}: PortraitCardProps) {
  return (
    <li className={`${styles.card} ${styles[size]} ${className}`}>
      <div className={styles.portrait}>{children}</div>
      <div className={styles.words}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{jobTitle}</p>
        </div>
        {profile ? (
          <AppLink className={styles.profile} href={profile.href} newTab>
            <SocialIcon path={LINKEDIN} />
            <VisuallyHidden>{profile.label}</VisuallyHidden>
          </AppLink>
        ) : null}
      </div>
    </li>
  );
}
