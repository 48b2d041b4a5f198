import type { Grant } from '@hall/contract/authorizations';
import { LIVING } from '@hall/contract/rules/grant-states';
import type { Page } from '@hall/contract/wire/page';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay } from './day.ts';
import { grantOf } from './grant-of.ts';
import { actorOf } from './grant-scope.ts';
import { asHolder } from './pressing-grants.ts';
import { findGrants } from './stored-grants.ts';

const MOST = 5;

/** The grants that the caller holds and that live, first those that end first (APPS-5). */
export async function glanceAtGrants(services: Services, _: unknown, { person }: SignedInCall): Promise<Page<Grant>> {
  await bringToDay(services);
  const { read } = services.database;
  const where = { AND: [asHolder(person), { state: { in: [...LIVING] } }] };
  const mayAct = await actorOf(services, person);
  const orderBy = [{ lastDay: { sort: 'asc', nulls: 'last' } }, { number: 'asc' }];
  const grants = await findGrants(read, { where, orderBy, take: MOST });
  return { total: await read.grant.count({ where }), rows: grants.map((row) => grantOf(row, mayAct(row))) };
}
