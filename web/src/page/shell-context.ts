import { createContext, useContext } from "react";
import type { Shell } from "~/generated/contract";

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

/** Returns the company's data and the menus, which are the same on every page of a visit. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell must be used inside ShellProvider");
  return shell;
}
