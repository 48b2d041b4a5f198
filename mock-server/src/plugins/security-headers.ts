import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What the web's build says of its inline head script: CSP sources such as `'sha256-…'`. */
function scriptHashes(webRoot: string): string[] {
  try {
    const { scriptHashes } = JSON.parse(readFileSync(join(webRoot, '..', 'csp.json'), 'utf8')) as { scriptHashes: string[] };
    return scriptHashes.map((hash) => `'${hash}'`);
  } catch {
    return [];
  }
}

/** antd writes style elements, hence `'unsafe-inline'` for styles; scripts need none. */
const optionsOf = (webRoot: string): HelmetOptions => ({
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

/** What helmet sets for an answer. None of it depends on the call, and working it out takes longer than many an answer. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => undefined };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Headers of every answer. */
export const securityHeadersOf = (webRoot: string): Readonly<Record<string, string>> => headersOf(optionsOf(webRoot));

/** Gives every answer of the app its headers; what never becomes a request has them by `noRequestOptions`. */
export function securityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
