# Builds WebAssembly modules; sourced. Rust's library is compiled with them, for size, from its sources: rustup's, or
# where those cannot be had, Debian's with its compiler.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

DEBIAN_RUST=$TOOLS/debian-rust
DEBIAN_RUSTLIB=/usr/lib/rustlib
# Not the server's, so that neither waits for the other's lock.
WASM_TARGET_DIR=$ROOT/target/wasm

# rust_has_sources ROOT: succeeds if a compiler's root contains the sources of Rust's library.
rust_has_sources() { [ -f "$1/src/rust/library/Cargo.lock" ]; }

rustup_has_wasm() {
  local root
  root=$(rustc --print sysroot)/lib/rustlib
  # wasm-pack asks for the target although its library is not used.
  rust_has_sources "$root" && [ -d "$root/$WASM_TARGET/lib" ]
}

debian_has_wasm() { [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && rust_has_sources "$DEBIAN_RUSTLIB"; }

# wasm_compiler: prints rustup or debian, or nothing if neither is ready. WASM_COMPILER=debian or =rustup overrides the
# preference.
wasm_compiler() {
  if [ "${WASM_COMPILER:-rustup}" = rustup ] && rustup_has_wasm; then
    echo rustup
  elif [ "${WASM_COMPILER:-debian}" = debian ] && debian_has_wasm; then
    echo debian
  fi
}

# use_debian_rust: puts Debian's compiler first on PATH.
use_debian_rust() {
  local lld part
  lld=$(find "$(rustc --print sysroot)/lib/rustlib" -name rust-lld -type f -print -quit 2>/dev/null)
  [ -n "$lld" ] || lld=$(command -v wasm-ld || command -v wasm-ld-19 || command -v wasm-ld-14) ||
    die "A linker for WebAssembly is missing: install the package lld, then run this again."
  # Only this pair, not all of /usr/bin. wasm-pack asks for the target's folder, which Debian has no package for.
  rm -rf "$DEBIAN_RUST"
  mkdir -p "$DEBIAN_RUST/bin" "$DEBIAN_RUST/lib/rustlib/$WASM_TARGET/lib"
  for part in "$DEBIAN_RUSTLIB"/*; do ln -s "$part" "$DEBIAN_RUST/lib/rustlib/"; done
  printf '#!/bin/sh\nexec /usr/bin/rustc --sysroot "%s" "$@"\n' "$DEBIAN_RUST" >"$DEBIAN_RUST/bin/rustc"
  chmod +x "$DEBIAN_RUST/bin/rustc"
  ln -s /usr/bin/cargo "$DEBIAN_RUST/bin/cargo"
  export PATH=$DEBIAN_RUST/bin:$PATH
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$lld
}

# build_module CRATE FOLDER NAME [FLAGS OF WASM-OPT…]: builds a crate's module, its JavaScript glue and its TypeScript
# types.
build_module() (
  crate=$1 folder=$2 name=$3
  shift 3
  bindgen=$TOOLS/wasm-bindgen-cli-$(wasm_bindgen_version)/bin
  case $(wasm_compiler) in
    rustup) ;;
    debian) use_debian_rust ;;
    *) die "What compiles for WebAssembly is missing: run scripts/setup/wasm-target, then run this again." ;;
  esac
  export PATH=$TOOLS/wasm-pack-$WASM_PACK_VERSION/bin:$bindgen:$ROOT/web/node_modules/.bin:$PATH
  export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$WASM_TARGET_DIR}
  # Compiling Rust's library and these flags are not yet stable. A panic ends the module without a message, which nobody
  # would read in a browser.
  export RUSTC_BOOTSTRAP=1
  export RUSTFLAGS="${RUSTFLAGS:-} -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none"
  # One crate a call: wasm-pack takes the last artefact that cargo names.
  wasm-pack build "$ROOT/$crate/module" --target bundler --profile wasm-release --mode no-install --out-dir "$folder" \
    --out-name "$name" -- --locked -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size
  # shellcheck disable=SC2046 # the flags are words
  wasm-opt $(wasm_opt_flags) "$@" --strip-debug "$folder/${name}_bg.wasm" -o "$folder/optimised.wasm"
  mv "$folder/optimised.wasm" "$folder/${name}_bg.wasm"
)

# Prints wasm-opt's flags, chosen for the compressed size: flattening reduces it by 1 %. Every browser that runs the
# site's JavaScript supports the features named here.
wasm_opt_flags() {
  printf '%s ' --flatten --rereloop -Os --gufa -Oz --strip-producers --strip-target-features --enable-bulk-memory \
    --enable-bulk-memory-opt --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
    --enable-reference-types --enable-multivalue
}
