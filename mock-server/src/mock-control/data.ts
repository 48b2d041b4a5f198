import { rmSync } from 'node:fs';
import { makeLargeTemplate } from '@hall/database/prepare';
import { LARGE_PEOPLE } from '@hall/database/seed/large/institution';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/services.ts';
import { refuse, sentIn } from './answers.ts';
import { type DataState, SEEDS, type Seed } from './said.ts';

export interface DataOptions {
  readonly services: Services;
  /** The seeded database file that a reset puts back, and that the large one is made of. */
  readonly template: string;
  /** When everything is written that waits in memory. */
  settled(): Promise<void>;
  /** Forgets what mock control was told. */
  forget(): void;
}

/** What data there are, and putting them back: small as `make up` has them, or those of a large institution. */
export function serveData(control: FastifyInstance, options: DataOptions): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  control.get('/mock/data', async () => {
    const counts = await countsOf(options.services);
    return { seed: counts.people < LARGE_PEOPLE ? 'small' : 'large', counts } satisfies DataState;
  });
  control.post('/mock/reset', async (request, reply) => {
    const asked = SEEDS.find((one) => one === (sentIn(request).seed ?? 'small'));
    if (!asked) return refuse(reply, `seed must be one of ${SEEDS.join(', ')}`);
    await inTurn(() => putBack(options, asked));
    return { done: true };
  });
}

async function putBack({ services, template, settled, forget }: DataOptions, seed: Seed): Promise<void> {
  const large = `${template}.large-${process.pid}`;
  try {
    if (seed === 'large') await makeLargeTemplate(large, template);
    // What it still has to write belongs to the database that goes.
    await settled();
    await services.database.replaceWith(seed === 'large' ? large : template);
  } finally {
    rmSync(large, { force: true });
  }
  services.clock.reset();
  services.rateLimits.clear();
  forget();
}

async function countsOf({ database: { read } }: Services): Promise<DataState['counts']> {
  const [people, departments, permissions, notices, operations, signIns] = await Promise.all([
    read.person.count(),
    read.department.count(),
    read.permission.count(),
    read.notice.count(),
    read.operationRecord.count(),
    read.signInRecord.count(),
  ]);
  return { people, departments, permissions, notices, operations, signIns };
}
