import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router-dom";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly href: string;
  /** Opens a new tab and says so to screen readers. */
  readonly newTab?: boolean;
  /** What the history entry carries besides its address; of links inside the site. */
  readonly state?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A link: inside the site the browser navigates in place, elsewhere (or into a new tab) it is an ordinary anchor. */
export function AppLink({ href, newTab = false, state, children, ...rest }: AppLinkProps) {
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  if (href.startsWith("/") && !href.startsWith("//")) {
    return (
      <Link to={href} state={state} viewTransition={allowsTransition()} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** Pages fade into one another where the browser can do that and the visitor does not mind movement. */
function allowsTransition(): boolean {
  return !import.meta.env.SSR && "startViewTransition" in document && !matchMedia(REDUCED_MOTION).matches;
}
