import type { ChunkingContext, CodeSplittingGroup } from "rolldown";

/**
 * Few files, each with a reason: `react` changes with the lock file, `site` holds what every page starts with, `shared`
 * what several groups of sections have, `forms` what only pages and dialogs with a form have, and each page and each
 * group of sections has a chunk of its own. Left to itself the bundler makes a file of every module that two of them
 * share, and a phone then waits for forty answers where four do. A request costs a phone more than the few kilobytes of
 * `shared` that a page may not need.
 *
 * What the entry needs does not lie with the rest: its script, which waits for the first paint, would wait for all of them.
 *
 * @param entry the module that the document loads, as an absolute path
 * @param start the module that starts the site once the page has been drawn, likewise
 * @param sections the modules of sections without a form, likewise
 */
export function chunkGroups(entry: string, start: string, sections: readonly string[]): CodeSplittingGroup[] {
  const boot = memoized((context) => staticImports([entry], context));
  const first = memoized((context) => staticImports([start], context));
  const shown = memoized((context) => staticImports(sections, context));
  return [
    {
      debugName: "start",
      priority: 3,
      name: (id, context) => {
        if (boot(context).has(id) || !first(context).has(id)) return null;
        return /node_modules\/(?!lucide-react)/.test(id) ? "react" : "site";
      },
    },
    {
      debugName: "shared",
      priority: 2,
      name: (id, context) => (shown(context).has(id) ? "shared" : null),
      minShareCount: 3,
    },
    // More than three, since dialogs for contact and booking share large modules, which few visitors open.
    { priority: 1, name: "forms", minShareCount: 4 },
  ];
}

/** Computes a set of modules once, when all of them are known. */
function memoized(compute: (context: ChunkingContext) => ReadonlySet<string>) {
  let set: ReadonlySet<string> | null = null;
  return (context: ChunkingContext) => {
    set ??= compute(context);
    return set;
  };
}

/** Modules and all that they import, and so on, but for what is imported on demand. */
function staticImports(starts: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set(starts);
  for (const module of found) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
