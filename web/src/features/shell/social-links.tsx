import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/links/app-link";
import { SocialIcon } from "~/ui/links/social-icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./social-links.module.css";

interface SocialLinksProps {
  readonly label?: string;
  /** Class of the links; by default for a dark ground. */
  readonly linkClassName?: string | undefined;
}

export function SocialLinks({ label, linkClassName = styles.link }: SocialLinksProps) {
  const { site } = useShell();
  if (site.social.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {site.social.map(({ name, icon, url }, index) => (
        <li key={index}>
          <AppLink href={url} newTab className={linkClassName}>
            <SocialIcon path={icon} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
