import { type Authority, GRANT_SYSTEMS, type GrantSystem, systemsOf } from '@hall/contract/rules/grant-terms';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Reading } from '../../../core/services.ts';
import { availableOf } from '../grant-money.ts';
import type { StoredGrant } from '../stored-grants.ts';
import { grantsAbout } from '../use-check.ts';

const withLeader = { leader: { select: { staffNumber: true } } } as const;

const findProject = (tx: Tx, code: string) => tx.project.findUnique({ where: { code }, include: withLeader });
export type ProjectToGrant = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** What somebody gives a grant by: a project that they lead, or a grant on it that they hold. */
export interface GivenBy {
  readonly project: ProjectToGrant;
  readonly parent?: StoredGrant | undefined;
}

const ALL_SYSTEMS = Object.keys(GRANT_SYSTEMS) as GrantSystem[];

/** What a holder can give on of a grant. */
const heldOf = (parent: StoredGrant): NonNullable<Authority['held']> => ({
  systems: systemsOf(parent),
  controlled: parent.controlled,
  available: availableOf(parent) ?? 0,
  showsBalance: parent.showsBalance,
  showsLedger: parent.showsLedger,
});

/** What can be given of a project, by who leads it or, where a grant is named, by who holds that. */
export const authorityOf = (project: { readonly lastDay: string }, parent?: StoredGrant): Authority =>
  parent ? { until: parent.lastDay ?? undefined, held: heldOf(parent) } : { until: project.lastDay };

export const systemsToGive = (parent?: StoredGrant): GrantSystem[] => (parent ? systemsOf(parent) : ALL_SYSTEMS);

/** @throws Refusal 500 `project-frozen`, `project-closed` */
export function requireOpen({ state }: { readonly state: string }): void {
  if (state === 'frozen') throw new Refusal(500, 'project-frozen', { field: 'project' });
  if (state === 'closed') throw new Refusal(500, 'project-closed', { field: 'project' });
}

function checkParent({ parentNumber, mayRegrant, state }: StoredGrant): void {
  if (parentNumber) throw new Refusal(500, 'grant-no-regrant', { field: 'parent' });
  if (!mayRegrant) throw new Refusal(500, 'grant-not-to-give-on', { field: 'parent' });
  if (state !== 'active') throw new Refusal(500, 'grant-not-active', { field: 'parent' });
}

/**
 * What a person gives a grant by. A project of others is refused as one that does not exist is: codes cannot be tried out.
 * @throws Refusal 404 `grant-what`, `project-not-yours`, `not-found` (the own grant); 500 `project-frozen`, `project-closed`,
 * `grant-no-regrant`, `grant-not-to-give-on`, `grant-not-active`
 */
export async function givenBy(
  tx: Tx,
  services: Reading,
  { project: code, parent: number }: { readonly project?: string | undefined; readonly parent?: string | undefined },
  { id: personId }: SignedInPerson,
): Promise<GivenBy> {
  if (!code) throw new Refusal(404, 'grant-what', { field: 'project' });
  const project = await findProject(tx, code);
  const own = project && number ? await grantsAbout(tx, services, { personId, project }) : [];
  if (!project || (number ? own.length === 0 : project.leaderId !== personId))
    throw new Refusal(404, 'project-not-yours', { field: 'project' });
  const parent = own.find((grant) => grant.number === number);
  if (number && !parent) throw new Refusal(404, 'not-found', { field: 'parent' });
  requireOpen(project);
  if (parent) checkParent(parent);
  return { project, parent };
}
