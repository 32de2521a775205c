# syntax=docker/dockerfile:1
# The program runs on the Node of this image.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS base
WORKDIR /srv/open-hand

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev && node scripts/image-files.mjs /image

# Without npm, yarn and headers. A volume that is mounted at the last folder takes over its owner.
FROM base AS runtime
COPY --from=build /image ./
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/share /usr/local/bin/np[mx] /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/open-hand

# One layer, so that what was removed above takes no space.
FROM scratch
COPY --from=runtime / /
WORKDIR /srv/open-hand
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV APP_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/open-hand
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/is-ready.mjs"]
CMD ["node", "server/main.ts"]
