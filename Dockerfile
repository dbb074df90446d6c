# The product's images, one target each: gateway, students, exams, media, media-worker, members, seed, backup. A worker and the
# preparation of a database are their service's image with another command. Needs no BuildKit. VERSION and REVISION are
# what processes and labels say of themselves: the release and the commit.

# The database's own image, for its programs: the one that docker-compose.yml runs.
ARG MONGO_IMAGE=mongo:8.0.20@sha256:098862b1339f031900ca66cf8fef799e616d6324fa41b9a263f2ec899552c1ef

# Node alone: npm, headers and the rest of its image are for building.
FROM debian:bookworm-slim AS runtime
COPY --from=node:24-bookworm-slim /usr/local/bin/node /usr/local/bin/
# glibc gives each thread memory of its own, and seldom gives it back: two parts are enough.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DRAIN_SECONDS=3 HOME=/tmp MALLOC_ARENA_MAX=2
WORKDIR /app
# Volumes: /assets has the web files of earlier releases, /uploads what the gateway is receiving.
RUN useradd --uid 1000 --home-dir /tmp --no-create-home node && install --directory --owner=node --group=node /assets /uploads
EXPOSE 8080
# Slim images have no curl. A probe of an orchestrator replaces this one.
HEALTHCHECK --interval=10s --timeout=5s --start-period=150s --retries=3 \
  CMD ["node", "-e", "http.get(`http://127.0.0.1:${process.env.PORT}/health/ready`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
USER 1000:1000

# Every package.json, so that a change of code alone does not install anything again.
FROM node:24-bookworm-slim AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests \
 && cp package.json package-lock.json .npmrc .puppeteerrc.cjs /manifests/ \
 && cp --parents apps/*/package.json libs/*/package.json services/*/package.json /manifests/

FROM node:24-bookworm-slim AS dependencies
WORKDIR /src
COPY --from=manifests /manifests ./
RUN npm ci --ignore-scripts
COPY deploy/install-packages.sh /usr/local/bin/

FROM dependencies AS build
COPY . .
ENV NX_DAEMON=false NX_NO_CLOUD=true NX_TUI=false CI=1
RUN npx nx run-many -t build --outputStyle=static \
 && mkdir /built \
 && cp --parents --recursive apps/*/dist libs/*/dist services/*/dist tools/backup tools/rotation tools/seed tools/checks/consistency tools/lib /built/

FROM dependencies AS gateway-modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN install-packages.sh services/gateway

FROM runtime AS gateway
COPY --from=gateway-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/apps ./apps
COPY --from=build /built/services/gateway ./services/gateway
CMD ["node", "--enable-source-maps", "services/gateway/dist/main.js"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord gateway" \
      org.opencontainers.image.description="The one public origin: the site's files and the routing of /api" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

FROM dependencies AS students-modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN install-packages.sh services/students

FROM runtime AS students
COPY --from=students-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/services/students ./services/students
# Long lists are in memory (`listSizes`); by itself Node would take half of the limit of 1 GiB.
CMD ["node", "--enable-source-maps", "--max-old-space-size=704", "services/students/dist/main.js"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord students" \
      org.opencontainers.image.description="Accounts, sign-in, applicants, serial numbers; its worker sends mails" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

FROM dependencies AS exams-modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN install-packages.sh services/exams

FROM runtime AS exams
COPY --from=exams-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/services/exams ./services/exams
CMD ["node", "--enable-source-maps", "services/exams/dist/main.js"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord exams" \
      org.opencontainers.image.description="Exams, attempts, results, courses, certificates; its worker grades" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

FROM dependencies AS media-modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN install-packages.sh services/media

FROM runtime AS media
COPY --from=media-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/services/media ./services/media
CMD ["node", "--enable-source-maps", "services/media/dist/main.js"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord media" \
      org.opencontainers.image.description="Pictures, files and documents" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

FROM dependencies AS members-modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN install-packages.sh services/members

FROM runtime AS members
COPY --from=members-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/services/members ./services/members
CMD ["node", "--enable-source-maps", "services/members/dist/main.js"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord members" \
      org.opencontainers.image.description="The register of members and their money" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

FROM dependencies AS seed-modules
WORKDIR /app
COPY --from=manifests /manifests ./
# With what the consistency check needs, but without the Node that a clone brings.
RUN install-packages.sh libs/testing --include-workspace-root && rm -r node_modules/node-linux-*

FROM runtime AS seed
COPY --from=seed-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/tools/seed ./tools/seed
COPY --from=build /built/tools/lib ./tools/lib
COPY --from=build /built/tools/checks/consistency ./tools/checks/consistency
HEALTHCHECK NONE
CMD ["node", "tools/seed/main.ts"]
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Concord demo data and check" \
      org.opencontainers.image.description="Makes the demo data through the product's API; checks what the stores hold" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

# `mongodump` and `mongorestore` of the server's version, a server to try a copy in, and restic.
FROM $MONGO_IMAGE AS backup
USER root
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates restic \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=1000 --group=1000 /backups /work
COPY --from=node:24-bookworm-slim /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=seed-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/tools/backup ./tools/backup
COPY --from=build /built/tools/rotation ./tools/rotation
COPY --from=build /built/tools/seed/api.ts ./tools/seed/
COPY --from=build /built/tools/lib ./tools/lib
COPY --from=build /built/tools/checks/consistency ./tools/checks/consistency
ENV NODE_ENV=production HOME=/tmp
USER 1000:1000
# Not that of MongoDB.
ENTRYPOINT []
CMD ["node", "tools/backup/main.ts", "serve"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord backup" \
      org.opencontainers.image.description="Copies of the database and of all files: makes, tries and restores them" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION

# Last, because older builders make every stage above their target. tini reaps what Chromium leaves behind.
FROM runtime AS printing
USER root
RUN apt-get update \
 && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-noto-core fonts-noto-cjk tini \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
USER 1000:1000
ENV CHROMIUM_PATH=/usr/bin/chromium-headless-shell
ENTRYPOINT ["tini", "--"]

FROM printing AS media-worker
COPY --from=media-modules /app ./
COPY --from=build /built/libs ./libs
COPY --from=build /built/services/media ./services/media
# Files of long lists make much short-lived data: with the usual young generation the process takes 60 MiB more.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=2", "--max-old-space-size=256", "services/media/dist/worker.js"]
ARG VERSION=dev
ARG REVISION=unknown
ENV VERSION=$VERSION COMMIT=$REVISION
LABEL org.opencontainers.image.title="Concord media worker" \
      org.opencontainers.image.description="Prints PDF documents with Chromium and sweeps files" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION
