# The production web build behind nginx; BACKEND_URL decides at run time who answers its calls.
FROM node:24-bookworm-slim AS build
WORKDIR /hall
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY prisma/package.json prisma/
COPY mock-server/package.json mock-server/
COPY web/package.json web/
COPY console/package.json console/
COPY features/package.json features/
COPY generated-client/package.json generated-client/
RUN npm ci --workspace contract --workspace web --include-workspace-root --ignore-scripts
COPY tsconfig.base.json ./
COPY contract contract
COPY web web
COPY scripts scripts
COPY docker/script-hashes.mjs docker/
RUN node node_modules/typescript/bin/tsc -b contract \
 && npm run build --workspace web \
 && rm -r web/dist/app/.vite \
 && node scripts/compress-site.mjs \
 && node docker/script-hashes.mjs >web/dist/script-hashes

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static gettext-base ca-certificates curl \
 && rm -rf /var/lib/apt/lists/*
COPY docker/nginx /etc/hall
COPY --from=build /hall/web/dist/script-hashes /etc/hall/
COPY --from=build /hall/web/dist/app /usr/share/hall
ENV BACKEND_URL=http://server:8080 ALLOWED_ORIGINS=
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=6 CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/config.json"]
ENTRYPOINT ["/etc/hall/start.sh"]
