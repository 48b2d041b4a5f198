import type { Database } from '@hall/database/database';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: 200 while the database can be read and holds the product's catalogue, else 503, which is what container health checks go by. */
export function answerHealth(app: FastifyInstance, { read }: Database): void {
  app.get('/healthz', async (request, reply) => {
    const entries = await read.catalogueEntry
      .count()
      .catch((error: unknown) => request.log.error({ err: error }, 'the database cannot be read'));
    const healthy = Boolean(entries);
    return reply.status(healthy ? 200 : 503).send({ healthy });
  });
}
