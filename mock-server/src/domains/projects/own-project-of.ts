import type { OwnProject } from '@hall/contract/projects';
import { yuanOf } from '../../core/money.ts';
import { availableOf, type StoredGrant } from '../authorizations/index.ts';
import { projectOf } from './project-of.ts';
import type { StoredProject } from './stored-projects.ts';

/** What can still be spent by grants, in fen: by those that are active; none where one of these has no bound, or none is for expenses. */
function availableIn(grants: readonly StoredGrant[]): number | undefined {
  const spending = grants.filter(({ forExpense }) => forExpense);
  const bounds = spending.filter(({ state }) => state === 'active').map(availableOf);
  if (spending.length === 0 || bounds.includes(undefined)) return undefined;
  return bounds.reduce<number>((sum, fen) => sum + (fen ?? 0), 0);
}

/** The last day of the grant that lasts longest; none where nothing ends one. */
const untilOf = (grants: readonly StoredGrant[]): string | undefined =>
  grants.some(({ lastDay }) => lastDay === null)
    ? undefined
    : grants
        .map(({ lastDay }) => lastDay as string)
        .sort()
        .at(-1);

const isToBeGivenOn = ({ state, mayRegrant, parentNumber }: StoredGrant): boolean => state === 'active' && mayRegrant && !parentNumber;

/** Whose eyes a project is seen with. */
export interface Seeing {
  readonly personId: string;
  /** The person's grants on the project that have not ended. */
  readonly grants: readonly StoredGrant[];
  readonly manages?: boolean;
}

/** A project as somebody sees it who works with it or manages it (PROJ-13). */
export function ownProjectOf(row: StoredProject, { personId, grants, manages = false }: Seeing): OwnProject {
  const grantable = row.state === 'active' && (row.leaderId === personId || grants.some(isToBeGivenOn));
  if (row.leaderId === personId) return { ...projectOf(row, true), part: 'leader', grantable };
  const shown = projectOf(row, manages || grants.some(({ showsBalance }) => showsBalance));
  if (grants.length === 0) return { ...shown, grantable };
  const available = availableIn(grants);
  return { ...shown, part: 'holder', grantable, ...(available !== undefined && { available: yuanOf(available) }), until: untilOf(grants) };
}
