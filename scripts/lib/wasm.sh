# Selects the compiler for WebAssembly; see scripts/setup/wasm-target.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

DEBIAN_RUSTC=/usr/bin/rustc
DEBIAN_CARGO=/usr/bin/cargo

# Prints the path of the sysroot built from Debian's sources. The name holds the compiler's version and the way
# scripts/setup/wasm-target builds it.
debian_sysroot() { printf '%s/sysroot-%s-size' "$TOOLS" "$("$DEBIAN_RUSTC" --version | awk '{ print $2 }')"; }

# Succeeds if Debian's sources are available: a standard library compiled for size makes the module 6 % smaller than
# rustup's. WASM_TARGET_FROM=rustup or =debian overrides it.
prefers_debian() {
  if have apt-get; then
    [ "${WASM_TARGET_FROM:-debian}" = debian ]
  else
    [ "${WASM_TARGET_FROM:-rustup}" = debian ]
  fi
}

rustup_has_wasm() {
  have rustup && [ -d "$(rustc --print sysroot)/lib/rustlib/$WASM_TARGET/lib" ]
}

debian_has_wasm() {
  [ -x "$DEBIAN_RUSTC" ] && [ -x "$DEBIAN_CARGO" ] &&
    compgen -G "$(debian_sysroot)/lib/rustlib/$WASM_TARGET/lib/libstd-*.rlib" >/dev/null
}

wasm_compiler_ready() { rustup_has_wasm || debian_has_wasm; }

# Succeeds if Debian's compiler is selected.
builds_with_debian() {
  debian_has_wasm && { prefers_debian || ! rustup_has_wasm; }
}

# Prints the target directory. It is not the server's, so that neither waits for the other's lock nor discards its
# artefacts. Cargo does not detect a different standard library, so each has its own.
wasm_target_dir() {
  if builds_with_debian; then basename "$(debian_sysroot)"; else echo rustup; fi | sed "s|^|$ROOT/target/wasm/|"
}

# use_wasm_compiler: sets the environment of cargo and wasm-pack.
use_wasm_compiler() {
  CARGO_TARGET_DIR=$(wasm_target_dir)
  export CARGO_TARGET_DIR
  if ! builds_with_debian; then
    return
  fi
  local lld
  lld=$(find "$(rustc --print sysroot)/lib/rustlib" -name rust-lld -type f -print -quit 2>/dev/null)
  [ -n "$lld" ] || lld=$(command -v wasm-ld || command -v wasm-ld-19 || command -v wasm-ld-14) ||
    die "A linker for WebAssembly is missing: install the package lld, then run this again."
  # This directory is first on PATH, so it contains only this pair, not all of /usr/bin.
  rm -rf "$TOOLS/debian-rust"
  mkdir -p "$TOOLS/debian-rust"
  printf '#!/bin/sh\nexec %s --sysroot "%s" "$@"\n' "$DEBIAN_RUSTC" "$(debian_sysroot)" >"$TOOLS/debian-rust/rustc"
  chmod +x "$TOOLS/debian-rust/rustc"
  ln -sf "$DEBIAN_CARGO" "$TOOLS/debian-rust/cargo"
  export PATH=$TOOLS/debian-rust:$PATH
  export RUSTC=$TOOLS/debian-rust/rustc
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$lld
}

# Prints wasm-opt's flags, chosen for the compressed size: not inlining functions with one caller, and flattening,
# enlarge the raw module and reduce the compressed one by 4 %. Every browser that runs the site's JavaScript supports
# the features named here.
wasm_opt_flags() {
  printf '%s ' --flatten --rereloop -Os --gufa -Oz --one-caller-inline-max-function-size=24 --strip-producers \
    --strip-target-features --enable-bulk-memory --enable-bulk-memory-opt --enable-nontrapping-float-to-int \
    --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue
}
