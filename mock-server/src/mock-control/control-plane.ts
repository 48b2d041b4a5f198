import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import type { Database } from '@hall/database/database';
import type { FastifyInstance } from 'fastify';
import { BEHAVIOURS, type Behaviour } from '../core/behaviours.ts';
import type { Clock } from '../core/clock.ts';
import type { RateLimits } from '../core/rate-limits.ts';
import { isDeveloper } from './developer.ts';

export interface ControlOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Pictures and puzzles that wait to be solved, with their solutions. */
  unsolvedVerifications(): readonly object[];
  readonly rateLimits: RateLimits;
  /** When everything is written that waits in memory. */
  settled(): Promise<void>;
  /** How the demo system behaves that is asked how much waits. */
  readonly pendingClaims: { now: Behaviour };
  /** Forgets what sources of pending items said. */
  forgetSaid(): void;
  /** The seeded database file that a reset puts back. */
  readonly template: string;
}

interface ClockChange {
  readonly now?: string;
  readonly advance?: number;
}

interface ParameterChange {
  readonly name?: string;
  readonly value?: string;
}

/**
 * What tests and developers of this machine steer the server with; registered with `MOCK_CONTROL=1` alone. Calls carry the header
 * `x-mock-control: 1`.
 */
export async function controlPlane(app: FastifyInstance, options: ControlOptions): Promise<void> {
  await app.register(async (control) => {
    // All others are told what they are told where there is no control plane.
    control.addHook('onRequest', (request, reply, done) => {
      if (isDeveloper(request)) done();
      else reply.callNotFound();
    });
    steerData(control, options);
    steerClock(control, options);
    steerPending(control, options);
    control.get('/mock/verifications', async () => options.unsolvedVerifications());
    control.get('/mock/outbox', async () => options.database.read.outboxMessage.findMany({ orderBy: { id: 'asc' } }));
  });
}

function steerData(
  control: FastifyInstance,
  { database, clock, rateLimits, settled, template, pendingClaims, forgetSaid }: ControlOptions,
): void {
  control.post('/mock/reset', async () => {
    // What it still has to write belongs to the database that goes.
    await settled();
    await database.replaceWith(template);
    clock.reset();
    rateLimits.clear();
    pendingClaims.now = 'as-usual';
    forgetSaid();
    return { done: true };
  });
  control.post('/mock/parameters', async (request, reply) => {
    const { name = '', value = '' } = (request.body ?? {}) as ParameterChange;
    if (!Object.hasOwn(PARAMETERS, name)) return reply.status(400).send({ problem: 'name must be the name of a parameter' });
    const { id } = PARAMETERS[name as ParameterName];
    await database.unitOfWork((tx) => tx.parameter.upsert({ where: { id }, create: { id, value }, update: { value } }));
    return { done: true };
  });
}

function steerPending(control: FastifyInstance, { pendingClaims }: ControlOptions): void {
  control.post('/mock/pending-claims', async (request, reply) => {
    const { behaviour } = (request.body ?? {}) as { readonly behaviour?: Behaviour };
    if (!behaviour || !BEHAVIOURS.includes(behaviour))
      return reply.status(400).send({ problem: `behaviour must be one of ${BEHAVIOURS.join(', ')}` });
    pendingClaims.now = behaviour;
    return { done: true };
  });
}

function steerClock(control: FastifyInstance, { clock }: ControlOptions): void {
  control.get('/mock/clock', async () => ({ now: clock.now().toISOString() }));
  control.post('/mock/clock', async (request, reply) => {
    const { now, advance = 0 } = (request.body ?? {}) as ClockChange;
    const moment = now === undefined ? clock.now() : new Date(now);
    if (Number.isNaN(moment.getTime()) || !Number.isFinite(advance)) {
      return reply.status(400).send({ problem: 'now must be an ISO moment, advance a number of milliseconds' });
    }
    if (now !== undefined) clock.set(moment);
    clock.advance(advance);
    return { now: clock.now().toISOString() };
  });
}
