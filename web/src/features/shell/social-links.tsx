import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/links/app-link";
import { networkName, SocialIcon } from "~/ui/links/social-icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./social-links.module.css";

interface SocialLinksProps {
  /** The list's accessible name. */
  readonly label?: string;
  /** Classes of the list and its links; by default for a dark ground. */
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** Links to the owner's profiles on social networks. */
export function SocialLinks({
  label,
  className = styles.list,
  linkClassName = styles.link,
}: SocialLinksProps) {
  const { site } = useShell();
  return (
    <ul className={className} aria-label={label}>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <AppLink href={url} newTab className={linkClassName}>
            <SocialIcon network={network} />
            <VisuallyHidden>{networkName(network)}</VisuallyHidden>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
