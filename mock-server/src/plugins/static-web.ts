import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;
/** Addresses that are the server's own and never a page of the web. */
const OWN = /^\/(api|api-docs|mock|console|healthz|config\.json)(\/|$|\?)/;

/**
 * Serves the web's production build; any address that is not a file and not the server's own is a page of it.
 * @param allowedOrigins beside its own, where the web may send a browser
 */
export async function staticWeb(app: FastifyInstance, webRoot: string, allowedOrigins: () => readonly string[]): Promise<void> {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-store').send({ allowedOrigins: allowedOrigins() }));
  if (!existsSync(join(webRoot, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // What lies between must not give the compressed form to who cannot read it.
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  app.get('/*', (request, reply) => {
    const page = !OWN.test(request.url) && !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    return page ? reply.sendFile('index.html') : reply.callNotFound();
  });
}
