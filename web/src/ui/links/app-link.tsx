import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router-dom";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";
import { VisuallyHidden } from "~/ui/text/visually-hidden";

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly href: string;
  /** True to open a new tab, which is announced; by default true for links to other sites. */
  readonly newTab?: boolean;
  /** State of the history entry, for links within the site. */
  readonly state?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A link: within the site it navigates on the client; for other sites and new tabs it is an ordinary anchor. */
export function AppLink({ href, newTab = leavesSite(href), state, children, ...rest }: AppLinkProps) {
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

/** Returns true for an address on another site. */
export function leavesSite(href: string): boolean {
  return href.startsWith("https://");
}

/** One live media query for all links: each query costs the browser some work. */
const reducedMotion = import.meta.env.SSR ? null : matchMedia(REDUCED_MOTION);

/** Returns true if the browser supports view transitions and the visitor does not prefer reduced motion. */
function allowsTransition(): boolean {
  return reducedMotion?.matches === false && "startViewTransition" in document;
}
