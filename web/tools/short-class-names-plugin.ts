import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Pattern of a CSS Modules class before it is shortened; nothing else in the sources matches it. */
export const CLASS_PATTERN = "[local]__m_[hash]";
const LONG_NAME = /[A-Za-z_][\w-]*?__m_[\w-]{6}/g;

/** File that passes the short names from the client build to the server build, which runs after it. */
const NAMES_FILE = ".vite/class-names.json";

/**
 * Shortens the class names of CSS Modules in built files, numbered in the order of the stylesheet. The long names help
 * developers to find a rule, but make up a tenth of the site's stylesheet. `clientFolder` is the client build's output.
 */
export function shortClassNames(clientFolder: string): Plugin {
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
        names = JSON.parse(readFileSync(join(clientFolder, NAMES_FILE), "utf8")) as Record<string, string>;
      } else {
        const styles = files.flatMap((file) =>
          file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
        );
        const found = new Set(styles.join("").match(LONG_NAME));
        // A class name cannot begin with a digit.
        names = Object.fromEntries([...found].map((long, index) => [long, `m${index.toString(36)}`]));
        this.emitFile({ type: "asset", fileName: NAMES_FILE, source: JSON.stringify(names) });
      }
      for (const file of files) {
        if (file.type === "chunk") file.code = shorten(file.code);
        else if (file.fileName.endsWith(".css")) file.source = shorten(String(file.source));
      }
    },
  };
}
