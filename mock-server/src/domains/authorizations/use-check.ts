import type { Rule } from '@hall/contract/errors';
import { type GrantSystem, systemsOf } from '@hall/contract/rules/grant-terms';
import type { Reader, Tx } from '@hall/database/database';
import { departmentsAbove } from '../../core/department-tree.ts';
import type { Reading } from '../../core/services.ts';
import { availableOf } from './grant-money.ts';
import { findGrants, type StoredGrant } from './stored-grants.ts';

/** What somebody wants to do with a project. */
export interface Use {
  readonly personId: string;
  readonly project: { readonly code: string; readonly departmentId: string };
  readonly system: GrantSystem;
  /** yyyy-MM-dd. */
  readonly day: string;
  /** Fen; 0 where no money is moved. */
  readonly amount: number;
}

/** Why something cannot be done. */
export interface UseFault {
  readonly rule: Rule;
  readonly params?: Readonly<Record<string, string>>;
}

/** What is true of grants that are about a project: on it, on all of its department, or on one above with those below. */
export async function aboutProject(services: Reading, { code, departmentId }: Use['project']): Promise<{ readonly OR: object[] }> {
  const above = await departmentsAbove(services, departmentId);
  const [ofDepartment, below] = [{ departmentId }, { departmentId: { in: above }, withBelow: true }];
  return { OR: [{ projectCode: code }, { projectCode: null, ...ofDepartment }, { projectCode: null, ...below }] };
}

/** The grants of a person that are about a project. */
export async function grantsAbout(
  tx: Reader | Tx,
  services: Reading,
  { personId, project }: Pick<Use, 'personId' | 'project'>,
): Promise<StoredGrant[]> {
  return findGrants(tx, { where: { personId, ...(await aboutProject(services, project)) }, orderBy: { number: 'asc' } });
}

/** All that keeps a grant from a use, the most telling first (PROJ-8, PROJ-10). */
export function faultsOfGrant(grant: StoredGrant, { system, day, amount }: Omit<Use, 'personId' | 'project'>): UseFault[] {
  const available = availableOf(grant);
  const faults: (UseFault | false)[] = [
    stateFault(grant),
    (grant.firstDay > day || grant.state === 'scheduled') && { rule: 'use-not-started', params: { day: grant.firstDay } },
    grant.state !== 'expired' && !!grant.lastDay && grant.lastDay < day && { rule: 'use-expired', params: { day: grant.lastDay } },
    !systemsOf(grant).includes(system) && { rule: 'use-system' },
    available !== undefined && amount > available && { rule: 'use-amount' },
  ];
  return faults.filter((fault): fault is UseFault => fault !== false);
}

function stateFault({ state, lastDay }: StoredGrant): UseFault | false {
  switch (state) {
    case 'suspended':
      return { rule: 'use-suspended' };
    case 'expired':
      return { rule: 'use-expired', params: { day: lastDay ?? '' } };
    case 'revoked':
    case 'superseded':
      return { rule: 'use-revoked' };
    default:
      return false;
  }
}
