import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/**
 * Serves the built console at `/console`. The page tells nothing by itself, so any browser may open it: what it shows comes from calls
 * that are answered to developers of this machine alone. Without a build there is no such address.
 */
export async function serveConsole(app: FastifyInstance, consoleRoot: string): Promise<void> {
  if (!existsSync(join(consoleRoot, 'index.html'))) return;
  await app.register(async (console) => {
    await console.register(fastifyStatic, {
      root: consoleRoot,
      prefix: '/console/',
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
    for (const path of ['/console', '/console/']) console.get(path, (_, reply) => reply.sendFile('index.html'));
  });
}
