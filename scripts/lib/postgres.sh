# Starts a PostgreSQL server on a free port of the loopback address, removed when the script ends.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# start_postgres [OPTIONS…]: options of the PostgreSQL server, such as -c fsync=off.
start_postgres() {
  local bin
  bin=$(find /usr/lib/postgresql -name initdb -printf '%h\n' 2>/dev/null | sort -V | tail -n 1)
  if [ -z "$bin" ]; then
    debian_packages postgresql || die 'PostgreSQL is missing: install postgresql, then run this again.'
    bin=$(find /usr/lib/postgresql -name initdb -printf '%h\n' | sort -V | tail -n 1)
  fi
  POSTGRES_HOME=$(mktemp -d)
  POSTGRES_PORT=$(free_port)
  # PostgreSQL refuses to run as root.
  POSTGRES_AS=()
  if [ "$(id -u)" -eq 0 ]; then
    POSTGRES_AS=(runuser -u postgres --)
    chown postgres "$POSTGRES_HOME"
  fi
  POSTGRES_CTL=$bin/pg_ctl
  trap stop_postgres EXIT
  (
    cd "$POSTGRES_HOME"
    "${POSTGRES_AS[@]}" "$bin/initdb" --pgdata data --username site --auth trust --encoding UTF8 --locale C
    "${POSTGRES_AS[@]}" "$POSTGRES_CTL" --pgdata data --log log --wait start \
      --options "-p $POSTGRES_PORT -k $POSTGRES_HOME -c listen_addresses=127.0.0.1 -c max_connections=300 $*"
  ) >/dev/null || die "PostgreSQL did not start; see $POSTGRES_HOME/log."
  export POSTGRES_URL=postgres://site@127.0.0.1:$POSTGRES_PORT/postgres
}

stop_postgres() {
  local data
  # A proof of reliability adds the standby.
  for data in data standby; do
    (cd "$POSTGRES_HOME" && "${POSTGRES_AS[@]}" "$POSTGRES_CTL" --pgdata $data --mode immediate stop >/dev/null 2>&1) || true
  done
  rm -rf "$POSTGRES_HOME"
}
