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

/** What a grant is about: a project, or all projects of a department. */
export type About =
  | { readonly project: { readonly code: string; readonly departmentId: string; readonly accountSetName: string } }
  | { readonly department: { readonly id: string; readonly withBelow: boolean } };

/** A grant as it is to be; by whose authority it is given follows from what is given on unless it is said. */
type GrantToMake = About & {
  readonly basis?: 'head' | 'special';
  /** The grant that is given on. */
  readonly parent?: { readonly number: string } | undefined;
  readonly terms: KeptTerms;
  readonly personId: string;
  readonly authorizerId: string;
  readonly reason: string;
};

function aboutOf(about: About) {
  if ('project' in about) {
    const { code, departmentId, accountSetName } = about.project;
    return { projectCode: code, departmentId, accountSet: accountSetName };
  }
  return { departmentId: about.department.id, withBelow: about.department.withBelow };
}

/** Makes a grant that nothing is against, with its history, and tells those concerned except who made it. */
export async function makeGrant(
  tx: Tx,
  made: GrantToMake,
  { by, at }: { readonly by: SignedInPerson; readonly at: Date },
): Promise<StoredGrant> {
  const { basis, parent, terms, personId, authorizerId, reason } = made;
  const number = await nextNumberOfYear('SQ', at, (startsWith) =>
    tx.grant.findFirst({ where: { number: { startsWith } }, orderBy: { number: 'desc' }, select: { number: true } }),
  );
  const whose = { parentNumber: parent?.number ?? null, basis: basis ?? (parent ? 'holder' : 'leader') };
  const state = stateOn(wireDay(at), { ...terms, causes: [] });
  await tx.grant.create({ data: { number, ...aboutOf(made), ...whose, ...terms, personId, authorizerId, reason, state, madeAt: at } });
  if (parent) {
    await settlePassedOn(tx, parent.number);
    await remindOfAmount(tx, parent.number, at);
  }
  const [grant] = (await findGrants(tx, { where: { number } })) as [StoredGrant];
  await noteEvent(tx, number, 'granted', stateIn(grant), { by, reason, at });
  await tellOfGrant(tx, grant, 'granted', { by, reason, at });
  return grant;
}
