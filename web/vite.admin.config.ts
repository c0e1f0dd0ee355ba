import { fileURLToPath, URL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import wasm from "vite-plugin-wasm";
import { aliases } from "./tools/aliases.ts";
import { precompress } from "./tools/precompress-plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules of public pages, which the page builder draws. Their stylesheet is for its canvas. */
const SITE = /\/src\/(?:api|core|features|motion|page|sections|ui)\//;

/**
 * The build of the back office. It is separate because the page builder imports the sections: in one build, it would
 * change the chunks of public pages.
 */
export default defineConfig({
  plugins: [react(), wasm(), precompress(at("dist/admin"))],
  resolve: { alias: aliases },
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
      output: { codeSplitting: { groups: [{ name: "site", test: SITE }] } },
    },
  },
});
