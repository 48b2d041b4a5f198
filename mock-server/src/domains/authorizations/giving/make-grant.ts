import { stateOn } from '@hall/contract/rules/grant-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import { appendInSlices } from '@hall/database/append';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { nextNumbersOfYear } from '../../../core/number-of-year.ts';
import { settlePassedOn } from '../change-grants.ts';
import { noteEvents, type Why } from '../note-event.ts';
import { remindOfAmount } from '../remind-of-grants.ts';
import { findGrants, type StoredGrant } from '../stored-grants.ts';
import { tellOfGrants } from '../tell-of-grants.ts';
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
  /** Of one that is imported. */
  readonly oldNumber?: string | undefined;
};

function aboutOf(about: About) {
  if ('project' in about) {
    const { code, departmentId, accountSetName } = about.project;
    return { projectCode: code, departmentId, withBelow: false, accountSet: accountSetName };
  }
  const { id, withBelow } = about.department;
  return { projectCode: null, departmentId: id, withBelow, accountSet: '' };
}

/** Through whom grants are made, for whom that one signs, and when. */
interface Making extends Pick<Why, 'signedFor'> {
  readonly by: SignedInPerson;
  readonly at: Date;
}

/** What nothing has happened to yet. */
const NEW = {
  ...{ passedOn: 0, spent: 0, frozen: 0, endedAt: null },
  ...{ heldByProject: false, heldByPerson: false, heldByParent: false, heldByHand: false },
} as const;

function rowOf(made: GrantToMake, number: string, at: Date) {
  const { basis, parent, terms, personId, authorizerId, reason, oldNumber = null } = made;
  const whose = { parentNumber: parent?.number ?? null, basis: basis ?? (parent ? 'holder' : 'leader') };
  const state = stateOn(wireDay(at), { ...terms, causes: [] });
  return { ...NEW, number, oldNumber, ...aboutOf(made), ...whose, ...terms, personId, authorizerId, reason, state, madeAt: at };
}

/** Of so many grants the names are read at once. */
const SLICE = 500;

/**
 * Makes grants that nothing is against, with their history, and tells those concerned except who made them. What they were given on from is
 * left to who calls.
 * @returns their numbers, in the order of what was to be made
 */
export async function makeGrants(tx: Tx, made: readonly GrantToMake[], making: Making): Promise<string[]> {
  const { at } = making;
  const numbers = await nextNumbersOfYear('SQ', at, made.length, (startsWith) =>
    tx.grant.findFirst({ where: { number: { startsWith } }, orderBy: { number: 'desc' }, select: { number: true } }),
  );
  await appendInSlices(
    tx,
    'Grant',
    made.map((one, index) => rowOf(one, numbers[index] as string, at)),
  );
  for (let from = 0; from < numbers.length; from += SLICE) {
    const grants = await findGrants(tx, { where: { number: { in: numbers.slice(from, from + SLICE) } }, orderBy: { number: 'asc' } });
    const told = grants.map((grant) => ({ grant, why: { ...making, reason: grant.reason } }));
    await noteEvents(tx, 'granted', told);
    await tellOfGrants(tx, 'granted', told);
  }
  return numbers;
}

/** Makes one, as {@link makeGrants}, and counts it against what it is given on from. */
export async function makeGrant(tx: Tx, made: GrantToMake, making: Making): Promise<StoredGrant> {
  const [number = ''] = await makeGrants(tx, [made], making);
  if (made.parent) {
    await settlePassedOn(tx, made.parent.number);
    await remindOfAmount(tx, made.parent.number, making.at);
  }
  const [grant] = (await findGrants(tx, { where: { number } })) as [StoredGrant];
  return grant;
}
