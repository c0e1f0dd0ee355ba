import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The rules of the owner's theme, in the server's document. */
const THEME = /(?:@font-face\{font-family:"Theme [^}]*\})*html:root\{[^}]*\}/;
const PAGE_DATA = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;

/** The start of the root element, which has the language. */
const ROOT = /<html[^>]*>/;

/** Paths that Vite serves itself; all others are proxied to the server. */
const VITE_PATHS = /^\/(@|src\/|node_modules\/|\.\.|__)|^\/(favicon|icon|flags)/;

/**
 * Serves pages in development. The browser renders them, so that hot reload works, from the data in the real server's
 * page. Requests for anything but pages and Vite's files are proxied to the server.
 */
export function pageData(backend: string): Plugin {
  return {
    name: "page-data",
    apply: "serve",
    configureServer(vite) {
      if (process.env.VITEST) return;
      vite.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? "/";
        if (VITE_PATHS.test(url)) return next();
        const chunks: Uint8Array[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (
            typeof value === "string" &&
            !/^(connection|accept-encoding|if-none-match|content-length)$/.test(name)
          ) {
            headers.set(name, value);
          }
        }
        try {
          const answer = await fetch(new URL(url, backend), {
            method: request.method ?? "GET",
            headers,
            redirect: "manual",
            body: chunks.length > 0 ? Buffer.concat(chunks) : null,
          });
          const body = Buffer.from(await answer.arrayBuffer());
          response.statusCode = answer.status;
          answer.headers.forEach((value, name) => {
            if (
              !/^(content-security-policy|content-length|content-encoding|transfer-encoding|etag)$/.test(name)
            ) {
              response.setHeader(name, value);
            }
          });
          const made = body.toString("utf8");
          const data = PAGE_DATA.exec(made)?.[0];
          if (!data) return response.end(body);
          const theme = THEME.exec(made)?.[0] ?? "";
          const document = await readFile(new URL("dev-document.html", import.meta.url), "utf8");
          const root = ROOT.exec(made)?.[0] ?? "<html>";
          const html = document
            .replace(ROOT, () => root)
            .replace("<!-- theme -->", () => `<style>${theme}</style>`)
            .replace("<!-- page data -->", () => data);
          response.end(await vite.transformIndexHtml(url, html));
        } catch {
          response.statusCode = 502;
          response.end(`The server at ${backend} does not answer.`);
        }
      });
    },
  };
}
