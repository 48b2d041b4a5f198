import { type Grant, NAMED_MAX, type RoleEffect, type RoleEffects, type rolesEndpoints } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { type PermissionNode, permissionTree, SETTINGS } from '../../core/permissions.ts';
import { isWider, type Width, widthHeld } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { type AffectedSet, affectedSets, peopleNamed } from './affected.ts';
import { grantsOf, storedRole } from './role-details.ts';

type Planned = RequestOf<typeof rolesEndpoints.effects>;

/** How wide a role holds each permission, by itself: as it is and as it would be. */
interface Plan {
  readonly before: ReadonlyMap<string, Width>;
  readonly after: ReadonlyMap<string, Width>;
}

/** Administrators hold the settings without rows of their own. */
function widthsBy(tree: readonly PermissionNode[], roleId: string, grants: readonly Grant[]): ReadonlyMap<string, Width> {
  const settings = roleId === ADMIN_ROLE ? tree.filter(({ above }) => above.includes(SETTINGS)) : [];
  const given = grants.map(({ permissionId, width }) => [permissionId, width] as const);
  return new Map<string, Width>([...settings.map(({ id }) => [id, 'all'] as const), ...given]);
}

const wider = (one: Width | undefined, other: Width | undefined): Width | undefined => (isWider(other, one) ? other : one);

/** With how wide rows people of a set hold a node before a change, and after it. */
function widthsOf(
  node: PermissionNode,
  { others, had, has }: AffectedSet,
  { before, after }: Plan,
): readonly [Width | undefined, Width | undefined] {
  const elsewhere = widthHeld(node, others);
  return [wider(elsewhere, had ? before.get(node.id) : undefined), wider(elsewhere, has ? after.get(node.id) : undefined)];
}

interface Found {
  readonly node: PermissionNode;
  readonly before: Width | undefined;
  readonly after: Width | undefined;
  /** Nobody is in two of them: they are counted, and never put together for each node. */
  readonly sets: AffectedSet[];
}

/** The sets of people for whom something of a node changes, by what changes. */
function foundFor(node: PermissionNode, sets: readonly AffectedSet[], plan: Plan): Found[] {
  const found = new Map<string, Found>();
  for (const set of sets) {
    const [before, after] = widthsOf(node, set, plan);
    if (before === after) continue;
    const key = `${before} ${after}`;
    const one = found.get(key) ?? { node, before, after, sets: [] };
    one.sets.push(set);
    found.set(key, one);
  }
  return [...found.values()];
}

const countOf = (sets: Iterable<AffectedSet>): number => [...sets].reduce((sum, { count }) => sum + count, 0);
const namedOf = (sets: readonly AffectedSet[]): string[] => sets.flatMap(({ some }) => some).slice(0, NAMED_MAX);

/** What is told of a change of a role before it is made (SYS-3). @throws Refusal 404 `not-found` */
export async function effectsOf(services: Services, planned: Planned, call: SignedInCall): Promise<RoleEffects> {
  const role = await storedRole(services.database.read, planned.id, call);
  const [tree, sets] = await Promise.all([permissionTree(services), affectedSets(services, planned)]);
  const widths = (grants: readonly Grant[]) => widthsBy(tree, role.id, grants);
  const plan: Plan = { before: widths(grantsOf(role)), after: widths(planned.grants ?? grantsOf(role)) };
  const concerned = tree.filter(({ id, directory }) => !directory && (plan.before.has(id) || plan.after.has(id)));
  const found = concerned.flatMap((node) => foundFor(node, sets, plan));
  const people = await peopleNamed(services, [...new Set(found.flatMap((one) => namedOf(one.sets)))]);
  const told = found.map(({ node, before, after, sets: those }): RoleEffect & { readonly widens: boolean } => ({
    ...{ permissionId: node.id, name: node.name, nameEn: node.nameEn, before, after },
    people: countOf(those),
    named: namedOf(those).flatMap((id) => people.get(id) ?? []),
    widens: isWider(after, before),
  }));
  return {
    people: countOf(new Set(found.flatMap((one) => one.sets))),
    gained: told.filter(({ widens }) => widens),
    lost: told.filter(({ widens }) => !widens),
  };
}
