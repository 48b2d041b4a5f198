import { type AccountDetails, type AccountHold, peopleEndpoints } from '@hall/contract/people';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { SignedInCall } from '../../core/call.ts';
import { notFound } from '../../core/refusal.ts';
import { byStaffNumber, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { failedSignInsOf } from '../logs/index.ts';
import { openSessionsOf } from '../session/index.ts';
import { findAccounts, stateOf } from './accounts.ts';

/** Failed sign-ins that are shown of a person. */
const FAILURES = 10;

/** @throws Refusal 404 `not-found` for an unknown staff number or one outside of the caller's scope */
export async function account(
  services: Services,
  { staffNumber }: { readonly staffNumber: string },
  call: SignedInCall,
): Promise<AccountDetails> {
  const { read } = services.database;
  const visible = await byStaffNumber(await scopeOf(services, call.person, peopleEndpoints.account.access), { services });
  const query = { where: { AND: [visible, { staffNumber }] }, orderBy: [], skip: 0, take: 1 };
  const [person] = await findAccounts(read, query, services);
  if (!person) throw notFound('staffNumber');
  call.entry.target = { zh: `${person.name} ${staffNumber}`, en: `${person.nameEn} ${staffNumber}` };
  const [holds, sessions, failures] = await Promise.all([
    holdsOf(services, person.id),
    openSessionsOf(services, person.id, call.sessionId),
    failedSignInsOf(services, staffNumber, FAILURES),
  ]);
  return { state: stateOf(person), lockedBy: holds.get('locked'), disabledBy: holds.get('disabled'), sessions, failures };
}

async function holdsOf({ database: { read } }: Services, personId: string): Promise<ReadonlyMap<string, AccountHold>> {
  const rows = await read.accountHold.findMany({ where: { personId } });
  return new Map(
    rows.map(({ kind, at, staffNumber, name, nameEn, reason }) => [kind, { at: wireMoment(at), staffNumber, name, nameEn, reason }]),
  );
}
