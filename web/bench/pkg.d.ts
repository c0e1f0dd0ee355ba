// The glue has another name than its types.
declare module "*/core_wasm_bg.js" {
  const glue: WebAssembly.ModuleImports;
  export = glue;
}
