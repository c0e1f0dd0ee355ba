# Installs Python tools of exact versions, each in its own environment.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# python_tool NAME VERSION PACKAGE…: creates the environment unless it exists, and sets PYTHON_TOOL to its folder.
python_tool() {
  local name=$1 version=$2
  shift 2
  PYTHON_TOOL=$TOOLS/$name-$version
  [ ! -f "$PYTHON_TOOL/complete" ] || return 0
  require python3 python3 python3-venv
  rm -rf "$PYTHON_TOOL"
  python3 -m venv "$PYTHON_TOOL" 2>/dev/null || { debian_packages python3-venv && python3 -m venv "$PYTHON_TOOL"; } ||
    die 'Python cannot make a virtual environment: install python3-venv, then run this again.'
  "$PYTHON_TOOL/bin/pip" --quiet --disable-pip-version-check install "$name==$version" "$@"
  touch "$PYTHON_TOOL/complete"
}
