import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/app-link";
import { networkName, SocialIcon } from "~/ui/social-icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./social-links.module.css";

/** Links to the owner's pages on social networks. */
export function SocialLinks() {
  const { site } = useShell();
  return (
    <ul className={styles.list}>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <AppLink href={url} newTab className={styles.link}>
            <SocialIcon network={network} />
            <VisuallyHidden>{networkName(network)}</VisuallyHidden>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
