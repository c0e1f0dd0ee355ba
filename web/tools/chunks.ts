import type { Rolldown } from "vite";

type ChunkingContext = Rolldown.ChunkingContext;
type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/**
 * Returns the groups of the client build. A request costs a phone more than a few unused kilobytes, so that a page needs
 * few files: `react` changes with the lock file, `site` is what every page starts with, `shared` what several groups of
 * sections use, and `forms` what only pages and dialogs with a form use. Each page and each group of sections has its
 * own chunk.
 *
 * @param start absolute path of the module that hydrates the page
 * @param sections absolute paths of the section groups without a form
 */
export function chunkGroups(start: string, sections: readonly string[]): CodeSplittingGroup[] {
  const first = memoized((context) => staticImports([start], context));
  const shown = memoized((context) => staticImports(sections, context));
  return [
    // Modules of the entry that others use too. In `site` they would make the entry wait for all of that chunk.
    { priority: 4, name: "loader", test: /vite\/preload-helper|\/app\/(plain-styles|trapped-tab)/ },
    {
      debugName: "start",
      priority: 3,
      name: (id, context) => {
        if (!first(context).has(id)) return null;
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
