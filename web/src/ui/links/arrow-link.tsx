import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "~/ui/pictures/icon";
import { AppLink } from "./app-link";
import styles from "./arrow-link.module.css";

/** A link with an arrow, in or below a text. */
export function ArrowLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <AppLink className={styles.link} href={href}>
      {label}
      <Icon icon={ArrowRight} size="sm" />
    </AppLink>
  );
}
