import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import type { Plugin } from "vite";

/** File from which the server takes the rules that a page needs. */
const FILE = ".vite/page-styles.json";

/** At-rules that hold other rules. */
const GROUPS: ReadonlySet<string> = new Set(["container", "layer", "media", "starting-style", "supports"]);

/** A rule of the stylesheet. */
export interface StyleRule {
  /** Preludes of the groups around it, outermost first, such as `@media (width >= 48rem)`. */
  readonly groups: readonly string[];
  readonly css: string;
  /** Classes of each selector. The rule is needed where all classes of one of them are. */
  readonly selectors: readonly (readonly string[])[];
}

/** Reads a stylesheet into its rules, in order, without those for paper. */
export function readRules(css: string): StyleRule[] {
  return rulesOf(postcss.parse(css), []);
}

function rulesOf(container: Container<ChildNode>, groups: readonly string[]): StyleRule[] {
  const nodes = container.nodes ?? [];
  return nodes.flatMap((node) => {
    if (isForPrint(node)) return [];
    if (isGroup(node)) return rulesOf(node, [...groups, `@${node.name} ${node.params}`.trim()]);
    const selectors = node.type === "rule" ? node.selectors.map(classesOf) : [[]];
    return [{ groups, css: node.toString(), selectors }];
  });
}

function isGroup(node: ChildNode): node is AtRule {
  return node.type === "atrule" && GROUPS.has(node.name);
}

/** Returns true for what no first paint shows: it comes with the stylesheet, which scripts or a print load. */
function isForPrint(node: ChildNode): boolean {
  return node.type === "atrule" && node.name === "media" && node.params === "print";
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
 * Writes `page-styles.json`, the stylesheet as a list of rules. Typefaces are moved there: the server writes them into
 * every document, and a second declaration would make the browser load them again.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    enforce: "post",
    generateBundle(_options, bundle) {
      const rules = Object.values(bundle).flatMap((file) => {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) return [];
        const css = String(file.source);
        file.source = withoutFaces(css);
        return readRules(css);
      });
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(rules) });
    },
  };
}

function withoutFaces(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (face) => void face.remove());
  return root.toString();
}
