import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the web's build says of its inline head script: CSP sources such as `'sha256-…'`. */
function scriptHashes(webRoot: string): string[] {
  try {
    const { scriptHashes } = JSON.parse(readFileSync(join(webRoot, '..', 'csp.json'), 'utf8')) as { scriptHashes: string[] };
    return scriptHashes.map((hash) => `'${hash}'`);
  } catch {
    return [];
  }
}

/** Headers of every answer. antd writes style elements, hence `'unsafe-inline'` for styles; scripts need none. */
export async function securityHeaders(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes(webRoot)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ['http:', 'https:'],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Intranets serve plain http: these three would break it or announce https that is not there.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'sameorigin' },
  });
}
