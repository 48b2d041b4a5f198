import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressed = promisify(gzip);

/** A file as it is sent: plain, and compressed in the form that browsers take on plain http as well. */
interface ServedFile {
  readonly etag: string;
  readonly plain: Buffer;
  readonly small: Buffer;
}

async function fileOf(content: string | Buffer): Promise<ServedFile> {
  const plain = Buffer.from(content);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { etag, plain, small: await compressed(plain) };
}

/**
 * Serves a file that is made when it is first asked for, and once, unless that fails. A browser that has it already is not sent it again.
 */
export function serveFile(app: FastifyInstance, path: string, type: string, make: () => string | Buffer | Promise<string | Buffer>): void {
  let made: Promise<ServedFile> | undefined;
  app.get(path, async (request, reply) => {
    made ??= (async () => fileOf(await make()))();
    const { etag, plain, small } = await made.catch((error) => {
      made = undefined;
      throw error;
    });
    const zipped = /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(String(request.headers['accept-encoding'] ?? ''));
    const tag = `"${etag}${zipped ? '-gzip' : ''}"`;
    void reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply
      .type(type)
      .headers(zipped ? { 'content-encoding': 'gzip' } : {})
      .send(zipped ? small : plain);
  });
}
