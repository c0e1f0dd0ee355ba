import { createContext, useContext } from "react";
import type { ShellData } from "./site-document";

const ShellContext = createContext<ShellData | null>(null);

export const ShellProvider = ShellContext.Provider;

/** The owner's facts and the menus: the same on every page of a visit. */
export function useShell(): ShellData {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell stands outside ShellProvider");
  return shell;
}
