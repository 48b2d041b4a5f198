import { stateOn } from '@hall/contract/rules/grant-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { nextNumberOfYear } from '../../../core/number-of-year.ts';
import { settlePassedOn } from '../change-grants.ts';
import { noteEvent } from '../note-event.ts';
import { remindOfAmount } from '../remind-of-grants.ts';
import { findGrants, type StoredGrant, stateIn } from '../stored-grants.ts';
import { tellOfGrant } from '../tell-of-grants.ts';
import type { KeptTerms } from './draft-terms.ts';

/** A grant as it is to be. */
interface GrantToMake {
  readonly project: { readonly code: string; readonly departmentId: string; readonly accountSetName: string };
  /** The grant that is given on. */
  readonly parent?: { readonly number: string } | undefined;
  readonly terms: KeptTerms;
  readonly personId: string;
  readonly authorizerId: string;
  readonly reason: string;
}

/** Makes a grant that nothing is against, with its history, and tells those concerned except who made it. */
export async function makeGrant(
  tx: Tx,
  made: GrantToMake,
  { by, at }: { readonly by: SignedInPerson; readonly at: Date },
): Promise<StoredGrant> {
  const { project, parent, terms, personId, authorizerId, reason } = made;
  const number = await nextNumberOfYear('SQ', at, (startsWith) =>
    tx.grant.findFirst({ where: { number: { startsWith } }, orderBy: { number: 'desc' }, select: { number: true } }),
  );
  const about = { projectCode: project.code, departmentId: project.departmentId, accountSet: project.accountSetName };
  const whose = { parentNumber: parent?.number ?? null, basis: parent ? 'holder' : 'leader' };
  const state = stateOn(wireDay(at), { ...terms, causes: [] });
  await tx.grant.create({ data: { number, ...about, ...whose, ...terms, personId, authorizerId, reason, state, madeAt: at } });
  if (parent) {
    await settlePassedOn(tx, parent.number);
    await remindOfAmount(tx, parent.number, at);
  }
  const [grant] = (await findGrants(tx, { where: { number } })) as [StoredGrant];
  await noteEvent(tx, number, 'granted', stateIn(grant), { by, reason, at });
  await tellOfGrant(tx, grant, 'granted', { by, reason, at });
  return grant;
}
