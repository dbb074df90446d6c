#!/bin/sh
# Installs what a workspace needs to run, below the present folder; other options go to npm. Optional packages stay: sharp and argon2 bring their
# binaries that way. Source maps and types of packages are half of their size, and nothing reads them.
set -eu
npm ci --workspace "$@" --omit=dev --ignore-scripts --prefer-offline
find . -path '*/node_modules/*' -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
rm package-lock.json .npmrc .puppeteerrc.cjs
