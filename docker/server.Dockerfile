# The reference server and its demo linked systems.
FROM node:24-bookworm-slim AS manifests
WORKDIR /hall
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY prisma/package.json prisma/
COPY mock-server/package.json mock-server/
COPY web/package.json web/
COPY console/package.json console/
COPY features/package.json features/
COPY generated-client/package.json generated-client/

# What runs in production. better-sqlite3 is compiled where no prebuilt binary can be had.
FROM manifests AS production
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
COPY scripts/lib/node-headers.mjs scripts/lib/
RUN npm_config_nodedir=$(node scripts/lib/node-headers.mjs) \
    npm ci --omit=dev --workspace contract --workspace prisma --workspace mock-server \
 # Tools to develop with, which @prisma/client would like beside it and never runs: 220 MB.
 && cd node_modules && rm -r prisma @prisma/dev @prisma/studio-core @electric-sql effect typescript @typescript

FROM manifests AS build
RUN npm ci --ignore-scripts --workspace contract --workspace prisma --workspace mock-server --include-workspace-root
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY prisma prisma
COPY mock-server mock-server
RUN node node_modules/typescript/bin/tsc -b contract \
 && node scripts/generate.mjs \
 && node node_modules/typescript/bin/tsc -b mock-server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 LINKED_PORT=8081 DATABASE_URL=file:/data/hall.db
WORKDIR /hall
COPY --from=production /hall/package.json ./
COPY --from=production /hall/node_modules node_modules
COPY --from=production /hall/contract contract
COPY --from=production /hall/prisma prisma
COPY --from=production /hall/mock-server mock-server
COPY --from=build /hall/contract/dist contract/dist
COPY --from=build /hall/prisma/migrations prisma/migrations
COPY --from=build /hall/prisma/dist prisma/dist
COPY --from=build /hall/mock-server/dist mock-server/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080 8081
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "mock-server/dist/main.js"]
