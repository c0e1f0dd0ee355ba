import { createContext, useContext } from "react";
import type { Words } from "~/generated/contract";

/** The site's words. `ShellProvider` provides them. */
export const WordsContext = createContext<Words | null>(null);

/** Returns the site's words, with the owner's facts filled in. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords must be used inside ShellProvider");
  return words;
}
