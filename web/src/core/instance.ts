/** The classes of the core, and the exports of the module that they call: in one file, which names each of them once. */
export * as core from "core-wasm";
export * as exports from "core-wasm/module";
