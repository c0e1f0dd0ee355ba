import type { CodeSplittingGroup } from "rolldown";

/** Vite puts it around imports on demand, without listing it among what a module imports. */
const PRELOAD_HELPER = "vite/preload-helper";

/** A module that more entries on demand than this share goes into the one chunk of shared modules. */
const SHARING_ENTRIES = 3;

/**
 * Few files, each with a reason: `react` changes with the lock file, `site` holds what every page starts with, `shared`
 * what many pages show, and each page and each group of sections has a chunk of its own. Left to itself the bundler makes a
 * file of every module that two of them share, and a phone then waits for forty answers where four do.
 *
 * What the entry needs does not lie with the rest: its script, which waits for the first paint, would wait for all of them.
 *
 * @param entry the module that the document loads, as an absolute path
 * @param start the module that starts the site once the page has been drawn, likewise
 */
export function chunkGroups(entry: string, start: string): CodeSplittingGroup[] {
  let sets: { readonly boot: ReadonlySet<string>; readonly first: ReadonlySet<string> } | null = null;
  return [
    {
      priority: 2,
      name: (id, context) => {
        const importsOf = (module: string) => context.getModuleInfo(module)?.importedIds ?? [];
        sets ??= { boot: staticImports(entry, importsOf), first: staticImports(start, importsOf) };
        if (id.includes(PRELOAD_HELPER)) return "boot";
        if (sets.boot.has(id) || !sets.first.has(id)) return null;
        return /node_modules\/(?!lucide-react)/.test(id) ? "react" : "site";
      },
    },
    { priority: 1, name: "shared", minShareCount: SHARING_ENTRIES + 1 },
  ];
}

/** A module and all that it imports, and so on, but for what is imported on demand. */
function staticImports(start: string, importsOf: (module: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const module of found) {
    for (const imported of importsOf(module)) found.add(imported);
  }
  return found;
}
