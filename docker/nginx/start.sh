#!/bin/sh
# Writes nginx's configuration from the environment to /tmp/hall, then becomes nginx.
#   BACKEND_URL      http(s) address of the backend, looked up at run time
#   ALLOWED_ORIGINS  origins beside this site that the page may go to, separated by commas or spaces
set -eu

fail() {
  echo "finance-hall web: $1" >&2
  exit 1
}

host='(\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?'

printf '%s' "$BACKEND_URL" | grep -Eqx "https?://$host(/[A-Za-z0-9._~/-]*)?" ||
  fail "BACKEND_URL: \"$BACKEND_URL\" is not an http(s) address"
BACKEND_URL=${BACKEND_URL%/}

origins=
for origin in $(printf '%s' "$ALLOWED_ORIGINS" | tr ',' ' '); do
  printf '%s' "$origin" | grep -Eqx "https?://$host" ||
    fail "ALLOWED_ORIGINS: \"$origin\" is not an origin such as https://cas.example.edu"
  origins="$origins${origins:+,}\"$origin\""
done

RESOLVER=$(awk '$1 == "nameserver" && $2 !~ /%/ { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf | tr '\n' ' ')
SCRIPT_HASHES=$(cat /etc/hall/script-hashes)
export BACKEND_URL RESOLVER SCRIPT_HASHES
[ -n "$RESOLVER" ] || fail "/etc/resolv.conf names no name server"

mkdir -p /tmp/hall
envsubst '$BACKEND_URL $RESOLVER' </etc/hall/nginx.conf.template >/tmp/hall/nginx.conf
envsubst '$SCRIPT_HASHES' </etc/hall/headers.conf.template >/tmp/hall/headers.conf
printf '{"allowedOrigins":[%s]}\n' "$origins" >/tmp/hall/config.json

exec nginx -c /tmp/hall/nginx.conf
