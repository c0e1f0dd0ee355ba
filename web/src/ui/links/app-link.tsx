import type { AnchorHTMLAttributes, ReactNode } from "react";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly href: string;
  /** True to open a new tab, which is announced; by default true for links to other sites. */
  readonly newTab?: boolean;
  /** True to replace the history entry. */
  readonly replace?: boolean;
  readonly children: ReactNode;
}

/** A link. `followLinks` navigates on the client if it leads to a page of the site. */
export function AppLink({
  href,
  newTab = leavesSite(href),
  replace = false,
  children,
  ...rest
}: AppLinkProps) {
  const words = useWords().shell;
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <VisuallyHidden> {words.newTab}</VisuallyHidden>
      </a>
    );
  }
  if (isFile(href)) {
    return (
      <a href={href} {...rest}>
        {children}
        <VisuallyHidden> {words.pdf}</VisuallyHidden>
      </a>
    );
  }
  const isPage = href.startsWith("/") && !href.startsWith("//");
  return (
    <a href={href} data-route={isPage ? (replace ? "replace" : "push") : undefined} {...rest}>
      {children}
    </a>
  );
}

/** Returns true for the address of a PDF of the content, which the browser saves. */
function isFile(href: string): boolean {
  return /^\/content\/[^?]+\.pdf(\?|$)/.test(href);
}

/** Returns true for an address on another site. */
export function leavesSite(href: string): boolean {
  return href.startsWith("https://");
}
