import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import { MOCK_CONSOLE_HEADER } from '@hall/contract/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { BEHAVIOURS, type Behaviour } from '../core/behaviours.ts';
import type { Services } from '../core/services.ts';
import { refuse, sentIn } from './answers.ts';
import { serveClock } from './clock.ts';
import { type DataOptions, serveData } from './data.ts';
import { servePeople } from './demo-people.ts';
import { isDeveloper } from './developer.ts';
import { createFaults, type Faults } from './faults.ts';
import { injectFaults } from './inject-faults.ts';
import { type Recent, watchCalls } from './recent-calls.ts';
import { serveCatalogue } from './serve-catalogue.ts';
import { serveFaults } from './serve-faults.ts';

export interface ControlOptions extends Omit<DataOptions, 'forget'> {
  readonly services: Services;
  /** Pictures and puzzles that wait to be solved, with their solutions. */
  unsolvedVerifications(): readonly object[];
  /** How the demo system behaves that is asked how much waits. */
  readonly pendingClaims: { now: Behaviour };
  /** Forgets what sources of pending items and linked systems said. */
  forgetSaid(): void;
}

/** Where the console is; a page that learns of it says so. */
const CONSOLE = '/console';

/**
 * What mock control does to calls of the contract, in place before they are registered; with `MOCK_CONTROL=1` alone.
 */
export function controlCalls(
  app: FastifyInstance,
  { clock }: Pick<Services, 'clock'>,
): { readonly faults: Faults; readonly recent: Recent } {
  const faults = createFaults();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) void reply.header(MOCK_CONSOLE_HEADER, CONSOLE);
    done();
  });
  const recent = watchCalls(app, clock);
  injectFaults(app, faults);
  return { faults, recent };
}

/**
 * What tests and developers of this machine steer the server with; registered with `MOCK_CONTROL=1` alone. Calls carry the header
 * `x-mock-control: 1`; see `said.ts`.
 */
export async function controlPlane(
  app: FastifyInstance,
  { faults, recent }: ReturnType<typeof controlCalls>,
  options: ControlOptions,
): Promise<void> {
  const { services, pendingClaims, forgetSaid } = options;
  const forget = () => {
    faults.clear();
    pendingClaims.now = 'as-usual';
    forgetSaid();
  };
  await app.register(async (control) => {
    // All others are told what they are told where there is no control plane.
    control.addHook('onRequest', (request, reply, done) => {
      if (isDeveloper(request)) done();
      else reply.callNotFound();
    });
    serveCatalogue(control);
    serveFaults(control, faults);
    serveClock(control, services.clock);
    servePeople(control, services);
    serveData(control, { ...options, forget });
    steerParameters(control, services);
    steerPending(control, options);
    tellCalls(control, recent);
    tellWhatIsSent(control, options);
  });
}

function tellCalls(control: FastifyInstance, recent: Recent): void {
  control.get('/mock/calls', async (request) => recent.since(Number((request.query as { after?: string }).after) || 0));
  control.post('/mock/calls/clear', async () => {
    recent.clear();
    return { done: true };
  });
}

/** The messages that would have reached people, and what they would read off pictures. */
function tellWhatIsSent(control: FastifyInstance, { services, unsolvedVerifications }: ControlOptions): void {
  control.get('/mock/verifications', async () => unsolvedVerifications());
  control.get('/mock/outbox', async () => services.database.read.outboxMessage.findMany({ orderBy: { id: 'asc' } }));
}

function steerParameters(control: FastifyInstance, { database }: Services): void {
  control.post('/mock/parameters', async (request, reply) => {
    const { name, value = '' } = sentIn(request);
    if (typeof name !== 'string' || !Object.hasOwn(PARAMETERS, name)) return refuse(reply, 'name must be the name of a parameter');
    if (typeof value !== 'string') return refuse(reply, 'value must be a text');
    const { id } = PARAMETERS[name as ParameterName];
    await database.unitOfWork((tx) => tx.parameter.upsert({ where: { id }, create: { id, value }, update: { value } }));
    return { done: true };
  });
}

function steerPending(control: FastifyInstance, { pendingClaims }: ControlOptions): void {
  control.post('/mock/pending-claims', async (request, reply) => {
    const { behaviour } = sentIn(request) as { readonly behaviour?: Behaviour };
    if (!behaviour || !BEHAVIOURS.includes(behaviour)) return refuse(reply, `behaviour must be one of ${BEHAVIOURS.join(', ')}`);
    pendingClaims.now = behaviour;
    return { done: true };
  });
}
