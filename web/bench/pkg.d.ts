// The glue stands beside its types under another name.
declare module "*/core_wasm_bg.js" {
  const glue: WebAssembly.ModuleImports;
  export = glue;
}
