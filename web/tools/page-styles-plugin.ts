import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import type { Plugin } from "vite";

/** File from which the server takes the rules that a page needs. */
const FILE = ".vite/page-styles.json";

/** At-rules that hold other rules. */
const GROUPS: ReadonlySet<string> = new Set(["container", "layer", "media", "starting-style", "supports"]);

/** A rule of the stylesheet. */
export interface StyleRule {
  /** First lines of the groups around it, outermost first, such as `@media (width>=48rem){`. */
  readonly groups: readonly string[];
  /** The rule in one line. */
  readonly css: string;
  /** Classes of each selector. The rule is needed where all classes of one of them are. */
  readonly selectors: readonly (readonly string[])[];
}

/** Reads a stylesheet into its rules, in order. */
export function readRules(css: string): StyleRule[] {
  return rulesOf(postcss.parse(css), []);
}

function rulesOf(container: Container<ChildNode>, groups: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (isGroup(node)) return rulesOf(node, [...groups, firstLineOf(node)]);
    const selectors = node.type === "rule" ? node.selectors.map(classesOf) : [[]];
    return [{ groups, css: lineOf(node), selectors }];
  });
}

/** Writes a stylesheet with a line for each rule, and two for each group. */
function writeLines(container: Container<ChildNode>): string[] {
  return (container.nodes ?? []).flatMap((node) =>
    isGroup(node) ? [firstLineOf(node), ...writeLines(node), "}"] : [lineOf(node)],
  );
}

function firstLineOf(group: AtRule): string {
  return `@${[group.name, group.params].filter(Boolean).join(" ")}{`;
}

function lineOf(node: ChildNode): string {
  return node.toString().replaceAll(/\s*\n\s*/g, " ");
}

function isGroup(node: ChildNode): node is AtRule {
  return node.type === "atrule" && GROUPS.has(node.name);
}

/** Returns true for what no first paint shows: it comes with the stylesheet, which scripts or a print load. */
export function isForPaper({ groups }: StyleRule): boolean {
  return groups.includes("@media print{");
}

/** Returns the classes that a selector requires. Those in parentheses, as in `:not(…)`, may be absent. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^\]]*\]/g, "");
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? "");
}

/**
 * Writes the stylesheet in lines, and `page-styles.json`, its rules with their classes. The server puts those that a
 * page needs into its document, in the same lines, so that the script can leave them out. Typefaces are in the list
 * alone: they are in every document, and a second declaration would make the browser load them again.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    enforce: "post",
    generateBundle(_options, bundle) {
      const rules = Object.values(bundle).flatMap((file) => {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) return [];
        const css = postcss.parse(String(file.source));
        const all = rulesOf(css, []);
        css.walkAtRules("font-face", (face) => void face.remove());
        file.source = writeLines(css).join("\n");
        return all;
      });
      const painted = rules.filter((rule) => !isForPaper(rule));
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(painted) });
    },
  };
}
