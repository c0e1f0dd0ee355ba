# Sourced by every script: locations, progress output and failure.

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# Tools of exact versions that this project needs and machines rarely have. Shared by all clones of a user.
TOOLS=${XDG_CACHE_HOME:-$HOME/.cache}/halocline/tools
# Folder with hashes of the inputs of finished builds, so that only changes are rebuilt.
STAMPS=$ROOT/target/stamps

WASM_TARGET=wasm32-unknown-unknown
CARGO_DENY_VERSION=0.20.2
CARGO_FUZZ_VERSION=0.13.2

say() { printf '%s\n' "$*"; }

# die MESSAGE: prints an error and exits. The message says what to do next.
die() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

now_ms() { date +%s%3N; }

# print_duration NAME STARTED: prints a line with the time since then.
print_duration() { printf '  %-44s %6.1f s\n' "$1" "$((($(now_ms) - $2) / 100))e-1"; }

# step NAME COMMAND…: runs a command and prints one line with its duration; its output goes to a log, shown on failure.
step() {
  local name=$1 log started
  shift
  mkdir -p "$ROOT/target/logs"
  log=$ROOT/target/logs/$(printf '%s' "$name" | tr -c 'a-zA-Z0-9\n' '-').log
  started=$(now_ms)
  if ! "$@" >"$log" 2>&1; then
    tail -n 60 "$log" >&2
    die "Step '$name' failed; its whole output is in ${log#"$ROOT"/}."
  fi
  print_duration "$name" "$started"
}

# at_exit COMMAND: runs a command when the script ends, before those added earlier.
AT_EXIT=
at_exit() {
  AT_EXIT="$1;$AT_EXIT"
  # shellcheck disable=SC2064 # The commands are known now; what they name is looked up at the end.
  trap "$AT_EXIT" EXIT
}

# in_background COMMAND…: starts a command; `await_background` waits for it.
in_background() {
  # A separate process group, so that all of it ends with this script.
  set -m
  "$@" &
  BACKGROUND=$!
  set +m
  at_exit '[ -z "$BACKGROUND" ] || kill -- "-$BACKGROUND" 2>/dev/null || true'
}

await_background() {
  wait "$BACKGROUND" || die 'A command in the background failed: its output is above.'
  BACKGROUND=
}

# cargo_tool CRATE VERSION BINARY [FLAGS…]: prints the path of the binary, built on the first call, unoptimised and
# without its debug checks: building takes most of the time.
cargo_tool() {
  local crate=$1 version=$2 binary=$3 home=$TOOLS/$1-$2
  shift 3
  if [ ! -x "$home/bin/$binary" ]; then
    CARGO_TARGET_DIR=$ROOT/target/tools CARGO_PROFILE_DEV_DEBUG=0 CARGO_PROFILE_DEV_DEBUG_ASSERTIONS=false \
      CARGO_PROFILE_DEV_OVERFLOW_CHECKS=false \
      cargo install --debug --root "$home" --bin "$binary" "$@" "$crate@$version" >&2 ||
      die "$binary $version could not be built: run 'cargo install $crate@$version' and read what it says."
  fi
  say "$home/bin/$binary"
}

# web_suite SCRIPT NOUN: runs a suite of web/, then prints the number of passed tests.
web_suite() {
  local log=$ROOT/target/logs/web-$1.log
  mkdir -p "${log%/*}"
  npm --prefix "$ROOT/web" run --silent "$1" 2>&1 | tee "$log"
  say "summary: $(sed -E 's/\x1b\[[0-9;]*m//g' "$log" | awk '$1 == "Tests" { n += $2 } $1 ~ /^[0-9]+$/ && $2 ~ /^(passed|flaky)$/ { n += $1 } END { print n }') $2"
}

# cargo_suite NAME NOUN ARGUMENT…: runs tests of Rust, then prints the number of passed tests.
cargo_suite() {
  local log=$ROOT/target/logs/$1.log noun=$2
  shift 2
  mkdir -p "${log%/*}"
  cargo test --locked "$@" 2>&1 | tee "$log"
  say "summary: $(awk '/^test result:/ { n += $4 } END { print n }' "$log") $noun"
}

# as_root COMMAND…: runs a command as root, through sudo for other users.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif have sudo; then
    sudo "$@"
  else
    die "This needs administrator rights: run as root or install sudo, then run '$*'."
  fi
}

# debian_packages PACKAGE…: installs missing packages; succeeds when all are present.
debian_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  have apt-get || return 1
  # APT refuses to run twice at a time, as parallel checks would.
  (
    flock 9
    as_root apt-get update -qq || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
  ) 9<"$ROOT"
}

# require COMMAND PACKAGE…: installs the packages if the command is missing.
require() {
  have "$1" || debian_packages "${@:2}" || die "$1 is missing: install ${*:2}, then run this again."
}

# fingerprint PATH…: prints a hash of the names and contents of a build's inputs; missing paths are ignored.
fingerprint() {
  (
    cd "$ROOT"
    { find "$@" \( -name target -o -name node_modules -o -name dist \) -prune -o -type f -print0 2>/dev/null || true; } |
      LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum | cut -d' ' -f1
  )
}

# fresh NAME HASH: succeeds if NAME was last built from exactly these inputs.
fresh() { [ -f "$STAMPS/$1" ] && [ "$(cat "$STAMPS/$1")" = "$2" ]; }

stamp() {
  mkdir -p "$STAMPS"
  printf '%s' "$2" >"$STAMPS/$1"
}
