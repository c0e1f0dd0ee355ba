import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const COPY = "?admin";

/** Gives the back office its own copies of packages. Otherwise what it uses would grow the chunks of public pages. */
export function adminPackages(adminFolder: string): Plugin {
  return {
    name: "admin-packages",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(adminFolder) && !importer?.endsWith(COPY)) return null;
      const from = importer.replace(COPY, "");
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      if (!resolved?.id.includes("/node_modules/")) return resolved;
      return { ...resolved, id: `${resolved.id}${COPY}` };
    },
    load: (id) => (id.endsWith(COPY) ? readFile(id.replace(COPY, ""), "utf8") : null),
  };
}
