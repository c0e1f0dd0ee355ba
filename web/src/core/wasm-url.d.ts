/** The hashed URL of the core's WebAssembly file. */
declare module "core-wasm-file?url" {
  const url: string;
  export default url;
}

/** The hashed URL of the live field's WebAssembly file. */
declare module "reconcile-wasm-file?url" {
  const url: string;
  export default url;
}
