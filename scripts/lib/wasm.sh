# Which compiler builds for WebAssembly here; see scripts/setup/wasm-target.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

DEBIAN_RUSTC=/usr/bin/rustc
DEBIAN_CARGO=/usr/bin/cargo

# The sysroot made from Debian's sources belongs to one version of its compiler, and to the way scripts/setup/wasm-target makes it.
debian_sysroot() { printf '%s/sysroot-%s-size' "$TOOLS" "$("$DEBIAN_RUSTC" --version | awk '{ print $2 }')"; }

# Debian's sources, where its packages can be had: a standard library compiled for size makes the module 6 % smaller than
# rustup's. WASM_TARGET_FROM=rustup or =debian decides otherwise.
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

# Which of the two builds.
builds_with_debian() {
  debian_has_wasm && { prefers_debian || ! rustup_has_wasm; }
}

# The target directory is apart from the server's, so that neither waits for the other's lock nor throws its work away. Cargo
# does not see that a standard library is another one, so each has its own.
wasm_target_dir() {
  if builds_with_debian; then basename "$(debian_sysroot)"; else echo rustup; fi | sed "s|^|$ROOT/target/wasm/|"
}

# use_wasm_compiler: sets the environment for cargo and wasm-pack.
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
  # The directory first on PATH holds this pair alone, not the rest of /usr/bin.
  rm -rf "$TOOLS/debian-rust"
  mkdir -p "$TOOLS/debian-rust"
  printf '#!/bin/sh\nexec %s --sysroot "%s" "$@"\n' "$DEBIAN_RUSTC" "$(debian_sysroot)" >"$TOOLS/debian-rust/rustc"
  chmod +x "$TOOLS/debian-rust/rustc"
  ln -sf "$DEBIAN_CARGO" "$TOOLS/debian-rust/cargo"
  export PATH=$TOOLS/debian-rust:$PATH
  export RUSTC=$TOOLS/debian-rust/rustc
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$lld
}

# What travels is the compressed module: leaving functions with one caller where they are makes the raw one larger and that one
# smaller, as flattening does; together 4 %. Every feature named here is in every browser that also runs the site's JavaScript.
wasm_opt_flags() {
  printf '%s ' --flatten --rereloop -Os --gufa -Oz --one-caller-inline-max-function-size=20 --strip-producers \
    --strip-target-features --enable-bulk-memory --enable-bulk-memory-opt --enable-nontrapping-float-to-int \
    --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue
}
