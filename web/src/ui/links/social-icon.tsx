import Link from "lucide-react/icons/link";
import { Icon } from "~/ui/pictures/icon";

/** Path data of LinkedIn's logo, in a view box of 24 × 24. */
export const LINKEDIN =
  "M5.3 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM3.7 9h3.2v11.4H3.7zm5.3 0h3.1v1.6c.5-.9 1.7-1.9 3.4-1.9 3.6 0 4.3 2.4 4.3 5.5v6.2h-3.2v-5.5c0-1.3 0-3-1.9-3s-2.2 1.4-2.2 2.9v5.6H9z";

/** The logo of a social network; a link for a network without path data. */
export function SocialIcon({ path }: { readonly path: string | null }) {
  if (path === null) return <Icon icon={Link} />;
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}
