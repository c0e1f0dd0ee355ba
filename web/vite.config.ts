import { readdirSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { adminPackages } from "./tools/admin-packages-plugin.ts";
import { chunkGroups } from "./tools/chunks.ts";
import { pageData } from "./tools/page-data-plugin.ts";
import { precompress } from "./tools/precompress-plugin.ts";
import { preloadFonts } from "./tools/preload-fonts-plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const sections = at("src/sections");
const groups = readdirSync(sections).filter((name) => !name.endsWith(".ts"));

/** The group of each section, by the name of its file. */
const sectionGroups = Object.fromEntries(
  groups.flatMap((group) => {
    const files = readdirSync(`${sections}/${group}`).filter((name) => name.endsWith(".tsx"));
    return files.map((file) => [file, group]);
  }),
);

const groupsWithoutForm = groups.filter((name) => name !== "contact").map((name) => `${sections}/${name}.ts`);

/** Address of the Axum server behind Vite's development server. */
const backend = process.env.BACKEND ?? "http://127.0.0.1:8080";

/** The client build: hashed files, a stylesheet per chunk, and a manifest for the server. */
const client: UserConfig["build"] = {
  outDir: "dist/client",
  manifest: true,
  // A `data:` address in a stylesheet or script would need a looser content security policy.
  assetsInlineLimit: 0,
  // A page's document preloads its modules; a navigation follows the imports, which are one level deep. Stylesheets are
  // only loaded from this list.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
  },
  target: "es2022",
  cssTarget: ["chrome111", "firefox114", "safari16.4"],
  rolldownOptions: {
    input: { client: at("src/app/entry-client.ts"), admin: at("src/admin/main.tsx") },
    output: {
      codeSplitting: {
        groups: chunkGroups(at("src/app/start.tsx"), groupsWithoutForm),
      },
    },
  },
};

/** The server build: one ES module that needs only the language. */
const server: UserConfig["build"] = {
  outDir: "dist/server",
  ssr: at("src/app/entry-server.tsx"),
  target: "es2022",
  minify: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { output: { entryFileNames: "entry-server.js", codeSplitting: false } },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    wasm(),
    pageData(backend),
    adminPackages(at("src/admin/")),
    preloadFonts(),
    precompress(at("dist/client")),
  ],
  appType: "custom",
  resolve: {
    alias: [
      { find: /^~\//, replacement: at("src/") },
      // The package exports its development build to every bundler; this is the production build, without warnings.
      { find: /^react-router$/, replacement: at("node_modules/react-router/dist/production/index.mjs") },
      {
        find: /^react-router\/dom$/,
        replacement: at("node_modules/react-router/dist/production/dom-export.mjs"),
      },
      // Classes and module are imported separately: src/core/instance.ts guards the calls between them.
      { find: /^core-wasm$/, replacement: at("../pkg/core_wasm_bg.js") },
      { find: /^core-wasm\/module$/, replacement: at("../pkg/core_wasm_bg.wasm") },
      { find: /^core-wasm-file/, replacement: at("../pkg/core_wasm_bg.wasm") },
      { find: /^reconcile-wasm$/, replacement: at("../pkg/reconcile/reconcile_bg.js") },
      { find: /^reconcile-wasm-file/, replacement: at("../pkg/reconcile/reconcile_bg.wasm") },
    ],
  },
  worker: { format: "es" },
  css: { transformer: "lightningcss" },
  build: isSsrBuild ? server : client,
  ssr: { noExternal: true, target: "webworker" },
  define: {
    SECTION_GROUPS: JSON.stringify(sectionGroups),
    ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify(mode) } : {}),
  },
  server: { fs: { allow: [at("."), at("../pkg")] } },
  test: { include: ["tests/**/*.test.{ts,tsx}"], environment: "node" },
}));
