import type { PermissionId } from '@hall/contract/api';
import type { SignedInPerson } from './call.ts';
import { departmentsBelow } from './department-tree.ts';
import { held, type PermissionNode } from './permissions.ts';
import type { Reading, Services } from './services.ts';

/** Whose rows a person may see. */
export type RowScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'departments'; readonly ids: readonly string[] }
  | { readonly kind: 'own'; readonly personId: string };

/** What shows rows: a permission, one of several, or being signed in, which shows one's own alone. */
export type RowAccess = 'signed-in' | PermissionId | readonly PermissionId[];

/** The values of `RolePermission.scope`, the narrowest first. */
const WIDENING = ['own', 'department', 'department-below', 'all'] as const;
/** Whose rows a permission shows. */
export type Width = (typeof WIDENING)[number];

const widthIn = ({ scopes }: PermissionNode, role: string): Width => (scopes.get(role) ?? 'all') as Width;

/** Whether one shows more rows than another; what is not held shows none. */
export const isWider = (one: Width | undefined, other: Width | undefined): boolean => rankOf(one) > rankOf(other);

const rankOf = (width: Width | undefined): number => (width ? WIDENING.indexOf(width) : -1);

/** The widest rows with which roles hold a permission; none where they do not. */
export const widthHeld = (node: PermissionNode, roles: readonly string[]): Width | undefined =>
  node.roles
    .filter((role) => roles.includes(role))
    .map((role) => widthIn(node, role))
    .reduce<Width | undefined>((widest, width) => (isWider(width, widest) ? width : widest), undefined);

/** The widest scope with which a person's roles hold a permission; a person without it sees the own rows. */
export async function scopeOf(services: Reading, person: SignedInPerson, access: RowAccess): Promise<RowScope> {
  const scope = await widest(services, person, [access].flat());
  if (scope === 'all') return { kind: 'all' };
  if (scope === 'department') return { kind: 'departments', ids: [person.departmentId] };
  if (scope === 'department-below') return { kind: 'departments', ids: await departmentsBelow(services, [person.departmentId]) };
  return { kind: 'own', personId: person.id };
}

/** Whether a scope has somebody in it. */
export function covers(scope: RowScope, { id, departmentId }: { readonly id: string; readonly departmentId: string }): boolean {
  if (scope.kind === 'own') return scope.personId === id;
  return scope.kind === 'all' || scope.ids.includes(departmentId);
}

/** Roles and scopes come from one reading of the tree: from two, a role given in between would hold its permission for all rows. */
async function widest(services: Reading, { roles }: SignedInPerson, ids: readonly string[]): Promise<Width | undefined> {
  const { nodes } = await held(services, roles);
  const widths = nodes.filter(({ id }) => ids.includes(id)).map((node) => widthHeld(node, roles));
  return WIDENING.findLast((width) => widths.includes(width));
}

/** Whether people of a role may do nothing that somebody may not, and see no more rows by it. */
export async function holdsAllOf(services: Services, { roles }: SignedInPerson, role: string): Promise<boolean> {
  const { nodes } = await held(services, [role]);
  return nodes.every((node) => !isWider(widthHeld(node, [role]), widthHeld(node, roles)));
}

/** The condition of a scope for rows that name somebody by staff number. */
export async function byStaffNumber(scope: RowScope, { services }: { readonly services: Services }): Promise<object> {
  if (scope.kind === 'all') return {};
  const where = scope.kind === 'own' ? { id: scope.personId } : { departmentId: { in: [...scope.ids] } };
  const people = await services.database.read.person.findMany({ where, select: { staffNumber: true } });
  return { staffNumber: { in: people.map(({ staffNumber }) => staffNumber) } };
}
