import { fileURLToPath, URL } from "node:url";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { aliases } from "./tools/aliases.ts";
import { chunkGroups } from "./tools/chunks.ts";
import { pageData } from "./tools/page-data-plugin.ts";
import { precompress } from "./tools/precompress-plugin.ts";
import { preloadFonts } from "./tools/preload-fonts-plugin.ts";
import { groupFolders, sectionGroups } from "./tools/section-groups.ts";
import { shakeRouter } from "./tools/shake-router-plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const groupsWithoutForm = groupFolders
  .filter((name) => name !== "contact")
  .map((name) => at(`src/sections/${name}.ts`));

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
    input: { client: at("src/app/entry-client.ts") },
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
    shakeRouter(),
    preloadFonts(),
    precompress(at("dist/client")),
  ],
  appType: "custom",
  resolve: { alias: aliases },
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
