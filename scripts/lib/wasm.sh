# Builds WebAssembly modules; sourced.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Separate from the server's, so that neither build waits for the other's lock.
WASM_TARGET_DIR=$ROOT/target/wasm
WASM_TOOLS=$TOOLS/wasm-$(sha256sum "$ROOT/scripts/setup/tools/Cargo.lock" | head -c 12)

# build_module CRATE FOLDER NAME: builds a crate's module, its JavaScript glue and its TypeScript types.
build_module() (
  crate=$1 folder=$2 name=$3
  export PATH=$WASM_TOOLS/bin:$ROOT/web/node_modules/.bin:$PATH
  export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$WASM_TARGET_DIR}
  # One crate per call: wasm-pack uses the last artefact that cargo reports.
  wasm-pack build "$ROOT/$crate/module" --target bundler --profile wasm-release --mode no-install --out-dir "$folder" \
    --out-name "$name" -- --locked
  # Chosen for the compressed size: flattening reduces it by 1 %. Every browser that runs the site's JavaScript supports
  # the features named here.
  wasm-opt --flatten --rereloop -Os --gufa -Oz --strip-producers --strip-target-features --enable-bulk-memory \
    --enable-bulk-memory-opt --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
    --enable-reference-types --enable-multivalue --strip-debug "$folder/${name}_bg.wasm" -o "$folder/optimised.wasm"
  mv "$folder/optimised.wasm" "$folder/${name}_bg.wasm"
)
