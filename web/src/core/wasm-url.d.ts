declare module "core-wasm-file?url" {
  const url: string;
  export default url;
}

declare module "reconcile-wasm-file?url" {
  const url: string;
  export default url;
}
