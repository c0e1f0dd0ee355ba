/** The WebAssembly file by its hashed address. */
declare module "core-wasm-file?url" {
  const url: string;
  export default url;
}
