import { rmSync } from 'node:fs';
import { makeLargeTemplate } from '@hall/database/prepare';
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
  let seed: Seed = 'small';
  control.get('/mock/data', async () => ({ seed, counts: await countsOf(options.services) }) satisfies DataState);
  control.post('/mock/reset', async (request, reply) => {
    const asked = SEEDS.find((one) => one === (sentIn(request).seed ?? 'small'));
    if (!asked) return refuse(reply, `seed must be one of ${SEEDS.join(', ')}`);
    await putBack(options, asked);
    seed = asked;
    return { done: true };
  });
}

async function putBack({ services, template, settled, forget }: DataOptions, seed: Seed): Promise<void> {
  const large = `${template}.large-${process.pid}`;
  if (seed === 'large') await makeLargeTemplate(large, template);
  // What it still has to write belongs to the database that goes.
  await settled();
  await services.database.replaceWith(seed === 'large' ? large : template);
  rmSync(large, { force: true });
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
