import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";

interface LinkTabsProps {
  readonly label: string;
  readonly look: "tab" | "segment";
  readonly className?: string | undefined;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: string;
    readonly note?: ReactNode;
    readonly isCurrent: boolean;
  }[];
}

/** Links of which one is current, such as the states of a list. The row may be wider than its place. */
export function LinkTabs({ label, look, className = "", tabs }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect looks for the current tab
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <nav ref={list} className={`${look}s ${className}`} aria-label={label}>
      {tabs.map(({ to, label: name, note, isCurrent }) => (
        <Link key={to} to={to} replace className={look} aria-current={isCurrent ? "page" : undefined}>
          {name} {note}
        </Link>
      ))}
    </nav>
  );
}
