import { createContext, type ReactNode, useContext } from "react";
import type { Shell } from "~/generated/contract";
import { WordsContext } from "~/ui/text/words";

const ShellContext = createContext<Shell | null>(null);

interface ShellProviderProps {
  /** Null until the page builder has loaded it. */
  readonly value: Shell | null;
  readonly children: ReactNode;
}

/** Provides the shell, and its words to components that know no shell. */
export function ShellProvider({ value, children }: ShellProviderProps) {
  return (
    <ShellContext value={value}>
      <WordsContext value={value?.words ?? null}>{children}</WordsContext>
    </ShellContext>
  );
}

/** Returns the company's data, menus and words, which are the same on every page of a visit. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell must be used inside ShellProvider");
  return shell;
}
