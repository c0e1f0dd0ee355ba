import type { Rolldown } from "vite";

type ChunkingContext = Rolldown.ChunkingContext;
type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** What half of the pages don't have, but several groups: examples of the work, and a list of the same pages. */
const EXHIBIT = /\/sections\/artefact\/artefact|\/layout\/window-list/;

/**
 * Returns the groups of the client build. On a phone a request costs more than a few unused kilobytes, so a page should
 * need few files: `react` changes with the lock file, `site` is loaded by every page, `shared` by several groups of
 * sections, and `forms` only by pages and dialogs with a form. Each page and each group of sections has its own chunk.
 *
 * @param start absolute path of the module that hydrates the page
 * @param sections absolute paths of the section groups without a form
 */
export function chunkGroups(start: string, sections: readonly string[]): CodeSplittingGroup[] {
  const first = memoized((context) => staticImports([start], context));
  const shown = memoized((context) => staticImports(sections, context));
  return [
    // Modules that the entry shares with others. In `site` they would make the entry wait for that whole chunk.
    {
      priority: 5,
      name: "loader",
      test: /vite\/preload-helper|\/app\/(plain-styles|trapped-tab)|\/core\/guard/,
    },
    {
      debugName: "start",
      priority: 4,
      name: (id, context) => {
        if (!first(context).has(id)) return null;
        return /node_modules\/(?!lucide-react)/.test(id) ? "react" : "site";
      },
    },
    // Icons that only content names: most pages show none of them.
    { priority: 3, name: "icons", test: /\/ui\/pictures\/icons\.ts$/ },
    {
      debugName: "shared",
      priority: 2,
      name: (id, context) => (shown(context).has(id) && !EXHIBIT.test(id) ? "shared" : null),
      minShareCount: 3,
    },
    { priority: 1, name: "exhibit", test: EXHIBIT },
    // More than three, because the dialogs for contact and booking share large modules and few visitors open them.
    { priority: 1, name: "forms", minShareCount: 4 },
  ];
}

/**
 * Returns the groups of the build of the back office with modules of public pages. `site` has the modules that only the
 * canvas of the page builder needs: one chunk, and so one stylesheet. `shared` has the modules that forms import too.
 *
 * @param entry absolute path of the module that the back office starts with
 * @param site absolute path of the module that imports what is drawn
 * @param source absolute path of `src`
 */
export function siteGroups(entry: string, site: string, source: string): CodeSplittingGroup[] {
  const started = memoized((context) => staticImports([entry], context));
  const drawn = memoized((context) => staticImports([site], context));
  const isPublic = (id: string, context: ChunkingContext) =>
    id.startsWith(source) && drawn(context).has(id) && !started(context).has(id);
  const isShared = (id: string, context: ChunkingContext) =>
    context.getModuleInfo(id)?.importers.some((importer) => !drawn(context).has(importer)) ?? false;
  return [
    // First, because a group takes the imports of its modules with it.
    {
      debugName: "shared",
      priority: 1,
      name: (id, context) => (isPublic(id, context) && isShared(id, context) ? "shared" : null),
    },
    { debugName: "site", name: (id, context) => (isPublic(id, context) ? "site" : null) },
  ];
}

/** Computes a set of modules once, at the first use. */
function memoized(compute: (context: ChunkingContext) => ReadonlySet<string>) {
  let set: ReadonlySet<string> | null = null;
  return (context: ChunkingContext) => {
    set ??= compute(context);
    return set;
  };
}

/** Returns modules with all their direct and indirect static imports. */
function staticImports(starts: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set(starts);
  for (const module of found) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
