import type { Code, Rule } from '@hall/contract/errors';
import { ruleText } from '@hall/contract/errors';
import type { Of } from '@hall/contract/wire/entity';
import { envelope } from '@hall/contract/wire/envelope';
import type { FailureDetail } from '@hall/contract/wire/failure-detail';
import { isBusy } from '@hall/database/busy';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { BadRequest, Redirect, Refusal } from '../core/refusal.ts';

type Detail = Of<typeof FailureDetail>;

/** The envelope of what is refused by a rule. */
export const refused = (code: Code, detail: Detail & { rule: Rule }, term = '') =>
  envelope(code, detail, ruleText(detail.rule, 'zh', { ...detail.params, field: term }));

/** Every failure is an envelope; what never reached a handler keeps its HTTP status, with code 999. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => reply.status(404).send(refused(999, { rule: 'no-such-call' })));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify would cut off who still sends a body that is refused, and with the connection the answer is lost; the limits of connections
    // end it soon enough.
    reply.removeHeader('connection');
    const known = knownFailure(error, reply);
    if (known) return known;
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'another process held the database for too long: a change was refused');
      return reply.send(refused(999, { rule: 'busy' }));
    }
    request.log.error({ err: error }, 'unexpected failure');
    return reply.status(500).send(refused(999, { rule: 'internal' }));
  });
}

type OfFile = FastifyError & { readonly headers?: Record<string, string> };

function knownFailure(error: FastifyError, reply: FastifyReply): unknown {
  if (error instanceof Refusal) {
    const { params } = error.detail;
    const field = error.place?.wire ?? error.detail.field;
    return reply.send(refused(error.code, { rule: error.rule, ...(field && { field }), ...(params && { params }) }, error.place?.zh));
  }
  if (error instanceof Redirect) return reply.send(envelope(202, error.address));
  if (error instanceof BadRequest) {
    const faults = error.faults.map(({ field, rule, params }) => ({ field, rule, params }));
    return reply.send(envelope(404, { ...faults[0], faults }, error.message));
  }
  if (error.statusCode === 413) return reply.status(413).send(refused(999, { rule: 'too-large' }));
  // A part that a file does not have, or one that is no longer as it was: asked of files alone, and answered in HTTP's own words.
  if (error.statusCode === 412 || error.statusCode === 416)
    return reply
      .status(error.statusCode)
      .headers((error as OfFile).headers ?? {})
      .send();
  // Fastify has set a status of its own by now for some of what it refuses, such as a malformed media type.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return reply.status(200).send(refused(404, { rule: 'json' }));
  return undefined;
}
