import { type MouseEvent, memo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { AppLink } from "~/ui/links/app-link";

interface ShellLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** True for a link to the current page. */
  readonly current?: boolean;
  readonly onChoose?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

/**
 * A link of the header, the menus or the footer. A link to the current address scrolls to the top, as a page load
 * would.
 *
 * Memoised: a menu has dozens of links and renders at every change of its state.
 */
export const ShellLink = memo(function ShellLink({
  href,
  className,
  current = false,
  onChoose,
  children,
}: ShellLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <AppLink
      href={href}
      className={className}
      aria-current={current ? "page" : undefined}
      onClick={(event) => {
        onChoose?.(event);
        if (href === pathname + search) scrollTo({ top: 0 });
      }}
    >
      {children}
    </AppLink>
  );
});
