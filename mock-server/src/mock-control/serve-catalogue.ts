import { api, DOMAIN_NAMES, type Domain } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { CODE_BY_TEXT } from './read-fault.ts';
import type { DescribedCall, DescribedCode } from './said.ts';

const CALLS: readonly DescribedCall[] = (Object.keys(api) as Domain[]).flatMap((domain) =>
  (Object.values(api[domain]) as Endpoint[]).map(({ method, path, summary: { zh, en } }) => ({
    call: `${method} ${path}`,
    summary: { zh, en },
    domain,
    domainName: DOMAIN_NAMES[domain],
  })),
);

const CATALOGUE: readonly DescribedCode[] = [...CODE_BY_TEXT.values()].map((code) => ({ code, zh: CODES[code].zh, en: CODES[code].en }));

/** The calls and the codes that rules can name. */
export function serveCatalogue(control: FastifyInstance): void {
  control.get('/mock/endpoints', async () => CALLS);
  control.get('/mock/codes', async () => CATALOGUE);
}
