import { type MouseEvent, memo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { AppLink } from "~/ui/links/app-link";

interface ShellLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** Marks the link of the page that is shown. */
  readonly current?: boolean;
  readonly onChoose?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

/**
 * A link of the header, the menus or the footer. One that leads to the address that is shown already goes to the top,
 * where an ordinary load of the page would begin.
 *
 * Memoised: a menu has dozens, and renders at every change of its state.
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
