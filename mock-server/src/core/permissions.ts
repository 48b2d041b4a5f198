import { ADMIN_ROLE } from '@hall/contract/roles';
import type { Access, Endpoint } from '@hall/contract/wire/endpoint';
import type { LinkedSystem, Reader } from '@hall/database/database';
import type { SignedIn, SignedInPerson } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Reading, Services } from './services.ts';

type Row = Awaited<ReturnType<Reader['permission']['findMany']>>[number];

/** A node of the permission tree. */
export interface PermissionNode extends Row {
  readonly system: LinkedSystem | null;
  /** Ids of the nodes above it, the nearest first. */
  readonly above: readonly string[];
  /** Ids of the roles that hold it. */
  readonly roles: readonly string[];
  /** Whose rows it shows to people of a role, where a row of the database says so; all of them otherwise. */
  readonly scopes: ReadonlyMap<string, string>;
}

/** What a set of roles may. */
export interface Held {
  /** In the order of siblings. */
  readonly nodes: readonly PermissionNode[];
  has(id: string): boolean;
}

/** The directory below which {@link ADMIN_ROLE} holds everything, without rows of its own. */
export const SETTINGS = 'system';

/** The order of siblings. */
export const SIBLING_ORDER = [{ order: 'asc' }, { weight: 'desc' }, { id: 'asc' }] as const;

/** A circle in the data ends. */
function nodesAbove({ parentId }: Row, byId: ReadonlyMap<string, Row>): Row[] {
  const found: Row[] = [];
  for (let at = byId.get(parentId ?? ''); at && !found.includes(at); at = byId.get(at.parentId ?? '')) found.push(at);
  return found;
}

/** Directories are held by whoever holds something in them, functions only by themselves. */
async function readTree(read: Reader): Promise<PermissionNode[]> {
  const rows = await read.permission.findMany({ orderBy: [...SIBLING_ORDER], include: { system: true, roles: true } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const holders = new Map(rows.map(({ id }) => [id, new Set<string>()]));
  const nodes = rows.map((row) => ({ row, above: nodesAbove(row, byId) }));
  for (const { row, above } of nodes.filter(({ row: { directory } }) => !directory)) {
    const roles = row.roles.map(({ roleId }) => roleId);
    if (above.some(({ id }) => id === SETTINGS)) roles.push(ADMIN_ROLE);
    for (const { id } of [row, ...above.filter(({ directory }) => directory)]) for (const role of roles) holders.get(id)?.add(role);
  }
  return nodes.map(({ row, above }) => ({
    ...row,
    above: above.map(({ id }) => id),
    roles: [...(holders.get(row.id) ?? [])],
    scopes: new Map(row.roles.map(({ roleId, scope }) => [roleId, scope])),
  }));
}

/** All of the permission tree, in the order of siblings. */
export const permissionTree = ({ cache, database }: Reading): Promise<readonly PermissionNode[]> =>
  cache.get('permission tree', () => readTree(database.read));

/** What people of these roles may, as it stands now. */
export const held = (services: Reading, roles: readonly string[]): Promise<Held> =>
  services.cache.get(`held ${JSON.stringify([...roles].sort())}`, async () => {
    const tree = await permissionTree(services);
    const nodes = tree.filter((node) => node.roles.some((role) => roles.includes(role)));
    const ids = new Set(nodes.map(({ id }) => id));
    return { nodes, has: (id) => ids.has(id) };
  });

/**
 * Lets pass who asks for the own data.
 * @throws Refusal 403 `not-yours`
 */
export function requireOwnData(person: SignedInPerson, { personId }: { readonly personId: string }): void {
  if (personId !== person.id) throw new Refusal(403, 'not-yours', { field: 'personId' });
}

/**
 * Lets pass who calls in the own name, where the call is the person's alone.
 * @throws Refusal 403 `own-hand`
 */
export function requireOwnHand({ ownHand }: Pick<Endpoint, 'ownHand'>, { actor }: SignedIn): void {
  if (ownHand && actor) throw new Refusal(403, 'own-hand');
}

/**
 * Lets pass who may make a call.
 * @throws Refusal 403 `no-permission`
 */
export async function requireAccess(services: Services, access: Access, roles: readonly string[]): Promise<void> {
  if (access === 'anyone' || access === 'signed-in') return;
  const holdings = await held(services, roles);
  if (![access].flat().some((id) => holdings.has(id))) throw new Refusal(403, 'no-permission');
}
