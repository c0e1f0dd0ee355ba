import { fileURLToPath, URL } from "node:url";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** How every build resolves imports. */
export const aliases = [
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
];
