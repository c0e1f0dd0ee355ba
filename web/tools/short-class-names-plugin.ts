import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Pattern of a CSS Modules class before it is shortened; nothing else in the sources matches it. */
export const CLASS_PATTERN = "[local]__m_[hash]";
const LONG_NAME = /[A-Za-z_][\w-]*?__m_[\w-]{6}/g;

/** File in which the client build leaves the names for the server build, which runs after it. */
const NAMES = ".vite/class-names.json";

/**
 * Shortens the names of CSS Modules in what is built, in the order in which the stylesheet has them. Names tell developers
 * where a rule stands; to the one stylesheet of the site they are a tenth of its weight.
 */
export function shortClassNames(client: string): Plugin {
  let names: Record<string, string> = {};
  let forServer = false;
  const shorten = (text: string) => text.replace(LONG_NAME, (long) => names[long] ?? long);

  return {
    name: "short-class-names",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      forServer = Boolean(config.build.ssr);
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      if (forServer) {
        names = JSON.parse(readFileSync(join(client, NAMES), "utf8")) as Record<string, string>;
      } else {
        const styles = files.flatMap((file) =>
          file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
        );
        const found = new Set(styles.join("").match(LONG_NAME));
        // A letter first: a class cannot begin with a digit.
        names = Object.fromEntries([...found].map((long, index) => [long, `m${index.toString(36)}`]));
        this.emitFile({ type: "asset", fileName: NAMES, source: JSON.stringify(names) });
      }
      for (const file of files) {
        if (file.type === "chunk") file.code = shorten(file.code);
        else if (file.fileName.endsWith(".css")) file.source = shorten(String(file.source));
      }
    },
  };
}
