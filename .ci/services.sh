# shellcheck shell=bash
# Servers for the tests, thrown away afterwards. Read by `run`, which has `say`.

# ── what is done at the end, the last first ──

endings=()

# at_end COMMAND: a line of shell.
at_end() {
    endings=("$1" "${endings[@]}")
    trap end EXIT
    trap 'exit 1' INT TERM HUP
}

end() {
    local ending
    for ending in "${endings[@]}"; do eval "$ending" || true; done
}

# ── what every server needs ──

free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

wait_for_port() {
    python3 -c 'import socket, sys, time
for _ in range(100):
    try:
        sys.exit(socket.create_connection(("127.0.0.1", int(sys.argv[1])), 1).close())
    except OSError:
        time.sleep(0.1)
sys.exit(1)' "$1"
}

# The first of these programs there is, also where only root usually looks.
find_program() {
    local name
    for name in "$@"; do PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v "$name" && return; done
    return 1
}

# A package of the system, if we may; nothing of it is started.
install_package() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 0
    say "install $1" >&2
    export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
    local get=(apt-get -qq -o Dpkg::Options::=--force-confold)
    { "${get[@]}" update && "${get[@]}" install -y "$1"; } >/dev/null || true
}

need_program() {
    local package=$1
    shift
    find_program "$@" >/dev/null || install_package "$package"
    find_program "$@" || { say "no $package here: its tests are skipped" >&2 && return 1; }
}

# Tests of this kind may not be skipped any more.
require() { export BINOKEL_REQUIRE="${BINOKEL_REQUIRE:+$BINOKEL_REQUIRE,}$1"; }

# ── Redis and NATS ──

broker_folder=
broker_pids=()

stop_brokers() {
    kill "${broker_pids[@]}" 2>/dev/null || true
    wait "${broker_pids[@]}" 2>/dev/null || true
    rm -rf "$broker_folder"
}

# start_broker KIND PORT COMMAND...: in the background, until it answers.
start_broker() {
    local kind=$1 port=$2
    shift 2
    "$@" >"$broker_folder/$kind.log" 2>&1 &
    broker_pids+=("$!")
    wait_for_port "$port" || { cat "$broker_folder/$kind.log" && return 1; }
    require "$kind"
    say "$kind ($1) on port $port"
}

start_redis() {
    local program port
    program=$(need_program redis-server redis-server valkey-server) || return 0
    port=$(free_port)
    start_broker redis "$port" "$program" --bind 127.0.0.1 --port "$port" --save '' \
        --appendonly no --dir "$broker_folder"
    export BINOKEL_TEST_REDIS_URL="redis://127.0.0.1:$port"
}

start_nats() {
    local program port
    program=$(need_program nats-server nats-server) || return 0
    port=$(free_port)
    start_broker nats "$port" "$program" -a 127.0.0.1 -p "$port"
    export BINOKEL_TEST_NATS_URL="nats://127.0.0.1:$port"
}

start_brokers() {
    broker_folder=$(mktemp -d)
    at_end stop_brokers
    start_redis
    start_nats
}
