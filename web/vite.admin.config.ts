import { fileURLToPath, URL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import wasm from "vite-plugin-wasm";
import { aliases } from "./tools/aliases.ts";
import { canvasStyles } from "./tools/canvas-styles-plugin.ts";
import { siteGroups } from "./tools/chunks.ts";
import { precompress } from "./tools/precompress-plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The build of the back office. It is separate because the page builder imports the sections: in one build, it would
 * change the chunks of public pages.
 */
export default defineConfig({
  plugins: [react(), wasm(), canvasStyles(at("src/")), precompress(at("dist/admin"))],
  resolve: {
    alias: [
      // The canvas has the width of a device, and nothing moves in it.
      {
        find: "~/ui/browser/media-queries",
        replacement: at("src/admin/content/page-builder/canvas/media-queries.ts"),
      },
      {
        find: "~/ui/browser/use-media-query",
        replacement: at("src/admin/content/page-builder/canvas/use-media-query.ts"),
      },
      ...aliases,
    ],
  },
  worker: { format: "es" },
  css: { transformer: "lightningcss" },
  build: {
    outDir: "dist/admin",
    manifest: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    cssTarget: ["chrome111", "firefox114", "safari16.4"],
    rolldownOptions: {
      input: { admin: at("src/admin/main.tsx") },
      output: {
        codeSplitting: {
          groups: [
            // A group takes its modules' packages with it. Every screen needs these.
            {
              priority: 2,
              name: "base",
              test: /vite\/preload-helper|node_modules\/(?:cookie|lucide-react|react|react-dom|react-router(?:-dom)?|scheduler)\//,
            },
            ...siteGroups(
              at("src/admin/main.tsx"),
              at("src/admin/content/page-builder/canvas/site.ts"),
              at("src/"),
            ),
          ],
        },
      },
    },
  },
});
