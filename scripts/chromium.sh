#!/bin/sh
# Puts the system's Chromium in place for the browser tests (Debian and its kin); prints where it is.
set -e
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then command -v "$name"; exit 0; fi
done
if [ "$(id -u)" = 0 ]; then
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >&2
else
  sudo apt-get update -qq >&2
  sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >&2
fi
command -v chromium
