#!/bin/sh
# Puts nginx in place for the test behind a proxy (Debian and its kin); prints where it is. The test starts its own.
set -e
PATH="$PATH:/usr/sbin"
if command -v nginx >/dev/null 2>&1; then command -v nginx; exit 0; fi
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
as_root apt-get update -qq >&2
as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends nginx-light >&2
command -v nginx
