import { wireMoment } from '@hall/contract/rules/shanghai';
import { TodoItem } from '@hall/contract/todos';
import { encode } from '@hall/contract/wire/decode';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Behaviour } from '../core/behaviours.ts';
import { perApp } from '../core/per-app.ts';
import type { Services } from '../core/services.ts';
import { spendTicket } from './sign-on.ts';

/** How the demo system behaves, as tests and developers want it (TODO-2). */
export const behaviourOf = perApp((): { now: Behaviour } => ({ now: 'as-usual' }));

const FUNCTION = 'reimbursement.approve';
const NEWEST = 10;
const ENDLESS = 1_000_000;

/** Answers badly. @returns `undefined` where it is to answer as usual */
function misbehave(behaviour: Behaviour, reply: FastifyReply): FastifyReply | undefined {
  switch (behaviour) {
    case 'as-usual':
      return undefined;
    case 'dead':
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case 'slow':
      return reply.hijack();
    case 'lying':
      return reply.send({ total: -3 });
    case 'failing':
      return reply.status(503).send({ message: 'out of order' });
    case 'page':
      return reply.type('text/html').send('<h1>Sign in</h1>');
    case 'elsewhere':
      return reply.redirect('/reimbursement/guide', 302);
    case 'endless':
      return reply.send({ total: 1, filler: ' '.repeat(ENDLESS) });
  }
}

/** The claims that wait for a person, the newest of them with where each is decided. */
async function pendingOf({ database }: Services, approverId: string) {
  const where = { approverId, state: 'pending' };
  const [total, claims] = await Promise.all([
    database.read.claim.count({ where }),
    database.read.claim.findMany({ where, take: NEWEST, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], include: { applicant: true } }),
  ]);
  const rows = claims.map((claim) =>
    encode(TodoItem, {
      id: claim.id,
      title: `${claim.applicant.name}：${claim.title}`,
      titleEn: `${claim.applicant.nameEn}: ${claim.titleEn}`,
      createdAt: wireMoment(claim.createdAt),
      address: `/reimbursement/approve?claim=${claim.id}`,
    }),
  );
  return { total, rows };
}

/** How the demo reimbursement system tells the hall how much waits: whose it is says a ticket, which is good once. */
export function pendingClaims(app: FastifyInstance, services: Services): void {
  app.get('/reimbursement/pending', async (request, reply) => {
    const bad = misbehave(behaviourOf(services).now, reply);
    if (bad) return bad;
    const [, ticket = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const session = await spendTicket(services, ticket, FUNCTION);
    return session ? pendingOf(services, session.person.id) : reply.status(401).send({ message: 'no valid ticket' });
  });
}
