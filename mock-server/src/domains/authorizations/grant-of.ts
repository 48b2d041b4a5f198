import type { Grant } from '@hall/contract/authorizations';
import type { GrantEvent } from '@hall/contract/grant-event';
import {
  actionFault,
  GRANT_ACTIONS,
  type GrantAction,
  type GrantOffer,
  type GrantState,
  isLiving,
  type SuspensionCause,
} from '@hall/contract/rules/grant-states';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { yuanOf } from '../../core/money.ts';
import { availableOf, controlOf } from './grant-money.ts';
import type { Hand } from './grant-scope.ts';
import { causesOf, type StoredGrant, stateIn } from './stored-grants.ts';

const ACTIONS = Object.keys(GRANT_ACTIONS) as GrantAction[];

const inYuan = (fen: number | undefined): string | undefined => (fen === undefined ? undefined : yuanOf(fen));

const namesOf = ({ project, department, authorizer, person }: StoredGrant) => ({
  projectName: project?.name,
  projectNameEn: project?.nameEn,
  department: department.name,
  departmentEn: department.nameEn,
  authorizer: authorizer.name,
  authorizerEn: authorizer.nameEn,
  person: person.name,
  personEn: person.nameEn,
  staffNumber: person.staffNumber,
});

const moneyOf = (grant: StoredGrant) => ({
  controlled: grant.controlled,
  amount: inYuan(grant.controlled ? Number(grant.amount) : undefined),
  control: inYuan(controlOf(grant)),
  available: inYuan(availableOf(grant)),
  spent: yuanOf(Number(grant.spent)),
  frozen: yuanOf(Number(grant.frozen)),
});

/** What can be done with a grant as it is, in that hand. */
function offersOf(state: GrantState, causes: readonly SuspensionCause[], hand: Hand): GrantOffer[] {
  if (!hand) return [];
  const [own, changes] = [hand === 'own', isLiving(state) && hand === 'any'];
  const actions = ACTIONS.filter((action) => !actionFault(action, state, causes) && !(own && action === 'resume'));
  return [...actions, ...(changes ? (['change'] as const) : [])];
}

/** A stored grant as it is shown to somebody who may act on it, or may not. */
export function grantOf(row: StoredGrant, hand: Hand): Grant {
  const [state, causes] = [stateIn(row), causesOf(row)];
  return {
    number: row.number,
    project: row.projectCode ?? undefined,
    ...namesOf(row),
    withBelow: row.withBelow,
    ...(row.accountSet && { accountSet: row.accountSet, accountSetEn: row.project?.accountSetNameEn }),
    parent: row.parentNumber ?? undefined,
    basis: row.basis as Grant['basis'],
    forQuery: row.forQuery,
    forExpense: row.forExpense,
    forIncome: row.forIncome,
    firstDay: row.firstDay,
    lastDay: row.lastDay ?? undefined,
    longTerm: row.longTerm,
    ...moneyOf(row),
    mayRegrant: row.mayRegrant,
    showsBalance: row.showsBalance,
    showsLedger: row.showsLedger,
    reason: row.reason,
    state,
    causes: state === 'suspended' ? causes : [],
    actions: offersOf(state, causes, hand),
    madeAt: wireMoment(row.madeAt),
    oldNumber: row.oldNumber ?? undefined,
  };
}

type StoredEvent = Awaited<ReturnType<Tx['grantEvent']['findMany']>>[number];

export const eventOf = ({ kind, cause, state, reason, name, nameEn, forName, forNameEn, at }: StoredEvent): GrantEvent => ({
  kind: kind as GrantEvent['kind'],
  cause: (cause || undefined) as GrantEvent['cause'],
  state: state as GrantEvent['state'],
  reason: reason || undefined,
  person: name || undefined,
  personEn: nameEn || undefined,
  ...{ signedFor: forName || undefined, signedForEn: forNameEn || undefined },
  at: wireMoment(at),
});
