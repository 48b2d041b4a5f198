import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a form or a query says, each field a single text. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Bodies are forms: where a text is expected, nothing else ever comes that a handler or a query of the database could take for more. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, singleOf(new URLSearchParams(body as string)));
  });
}

/** What {@link readForms} read; nothing where no form was sent. */
export const formOf = (request: FastifyRequest): Fields => (request.body ?? {}) as Fields;

export function queryOf(request: FastifyRequest): Fields {
  const entries = Object.entries(request.query as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The fields that are there once. Nobody can say which of several is meant, so such a field counts as none. */
function singleOf(form: URLSearchParams): Fields {
  const fields = new Map<string, string | undefined>();
  for (const [name, value] of form) fields.set(name, fields.has(name) ? undefined : value);
  return Object.fromEntries(fields);
}
