import type { StoredGrant } from '../authorizations/index.ts';
import { causesOf } from '../authorizations/index.ts';
import type { Judged } from './judged-decision.ts';

/** What would become of the grants on a project. */
export interface GrantsMoved {
  readonly suspended: readonly StoredGrant[];
  readonly resumed: readonly StoredGrant[];
  readonly revoked: readonly StoredGrant[];
}

const NOTHING: GrantsMoved = { suspended: [], resumed: [], revoked: [] };

/** Those that nothing but the project keeps suspended, or a grant above that is one of these. */
function resumedIn(grants: readonly StoredGrant[]): StoredGrant[] {
  const heldBy = (grant: StoredGrant, ...causes: readonly string[]) =>
    grant.heldByProject && causesOf(grant).every((cause) => causes.includes(cause));
  const alone = new Set(grants.filter((grant) => heldBy(grant, 'project')).map(({ number }) => number));
  return grants.filter((grant) => alone.has(grant.number) || (heldBy(grant, 'project', 'parent') && alone.has(grant.parentNumber ?? '')));
}

/** Of the new leader, with what was given on from them: whoever leads a project needs no grant on it. */
function endedBy(leaderId: string, grants: readonly StoredGrant[]): StoredGrant[] {
  const own = new Set(grants.filter(({ personId }) => personId === leaderId).map(({ number }) => number));
  return grants.filter(({ number, parentNumber }) => own.has(number) || own.has(parentNumber ?? ''));
}

/** What a decision does to the grants on a project that have not ended, as `followProject` does it (PROJ-4). */
export function grantsMoved({ action, leader }: Judged, grants: readonly StoredGrant[]): GrantsMoved {
  switch (action) {
    case 'freeze':
      return { ...NOTHING, suspended: grants.filter(({ state }) => state !== 'suspended') };
    case 'thaw':
      return { ...NOTHING, resumed: resumedIn(grants) };
    case 'close':
      return { ...NOTHING, revoked: grants };
    case 'leader':
      return leader ? { ...NOTHING, revoked: endedBy(leader.id, grants) } : NOTHING;
  }
}
