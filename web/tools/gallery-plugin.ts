import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Path of the design system on the development server. */
const ADDRESS = "/__gallery";

/** Development: a page with every part of the design system in every state. No build contains it. */
export function gallery(): Plugin {
  return {
    name: "gallery",
    apply: "serve",
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        if (request.originalUrl !== ADDRESS) return next();
        const file = await readFile(new URL("../gallery/index.html", import.meta.url), "utf8");
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(await vite.transformIndexHtml(ADDRESS, file));
      });
    },
  };
}
