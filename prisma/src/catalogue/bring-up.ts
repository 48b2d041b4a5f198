import { isDeepStrictEqual } from 'node:util';
import type { Reader, Tx } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import { adopt } from './adopt.ts';
import { BINDINGS, DIGEST, type Row, SHIPPED, type ShippedKind } from './rows.ts';

/** Names of what {@link bringUp} did, such as `permission notices`. */
export interface CatalogueChanges {
  readonly added: readonly string[];
  readonly updated: readonly string[];
  /** Changed or deleted by the institution, and left so. */
  readonly kept: readonly string[];
  readonly removed: readonly string[];
}

type Changes = { readonly [K in keyof CatalogueChanges]: string[] };

/** What the models have in common. */
interface Table {
  findMany(): Promise<Row[]>;
  create(args: { data: Row }): Promise<unknown>;
  update(args: { where: { id: string }; data: object }): Promise<Row>;
  delete(args: { where: { id: string } }): Promise<unknown>;
}

const KINDS = Object.keys(SHIPPED) as ShippedKind[];
const DIGEST_KEY = { kind: 'digest', id: 'catalogue' };
const tableOf = (tx: Tx, kind: ShippedKind) => tx[kind] as unknown as Table;
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Whether the database was brought up to this very catalogue. */
export async function hasCatalogue(read: Pick<Reader, 'catalogueEntry'>): Promise<boolean> {
  const entry = await read.catalogueEntry.findUnique({ where: { kind_id: DIGEST_KEY } });
  return entry?.shipped === DIGEST;
}

/**
 * Brings the database up to the catalogue: adds what is new, with its roles; updates, column by column, what stands as it was shipped;
 * removes what is shipped no more and stands as it was shipped. What the institution changed or deleted stays as the institution has it.
 */
export async function bringUp(tx: Tx): Promise<CatalogueChanges> {
  const changes: Changes = { added: [], updated: [], kept: [], removed: [] };
  // Takes the lock for writing before anything is read: another process may be about the same.
  await tx.$executeRaw`DELETE FROM "CatalogueEntry" WHERE FALSE`;
  if (await hasCatalogue(tx)) return changes;
  if ((await tx.catalogueEntry.count()) === 0) await adopt(tx);
  for (const kind of KINDS) await bringUpKind(tx, kind, changes);
  await bind(tx, new Set(changes.added));
  for (const kind of [...KINDS].reverse()) await removeUnshipped(tx, kind, changes);
  await remember(tx, DIGEST_KEY, DIGEST);
  return changes;
}

async function bringUpKind(tx: Tx, kind: ShippedKind, changes: Changes): Promise<void> {
  const [present, known] = [byId(await tableOf(tx, kind).findMany()), await shippedBefore(tx, kind)];
  for (const row of SHIPPED[kind]) {
    if (kind === 'permission' && present.has(row.id) && !known.has(row.id)) await giveWay(tx, row.id, present);
    const needless = kind === 'todoSource' && (await isNeedless(tx, row, present));
    const did = needless ? 'kept' : await bringUpRow(tableOf(tx, kind), placed(row, present), present, known.get(row.id));
    if (did) changes[did].push(`${kind} ${row.id}`);
    await remember(tx, { kind, id: row.id }, row);
  }
}

/** A source of pending items that there is not yet is not needed where its function was deleted, or one of the institution's own asks the same. */
async function isNeedless(tx: Tx, { id, menuId, call }: Row, present: ReadonlyMap<string, Row>): Promise<boolean> {
  if (present.has(id)) return false;
  const asked = [...present.values()].some((other) => other.menuId === menuId && other.call === call);
  return asked || (await tx.permission.count({ where: { id: String(menuId) } })) === 0;
}

/** An entry of the institution's own under an id that the product now has makes room: who held it would be let into calls. */
async function giveWay(tx: Tx, id: string, present: Map<string, Row>): Promise<void> {
  await tx.permission.delete({ where: { id } });
  present.delete(id);
}

/** Whether a node is another one, or stands below it; a circle in the data ends. */
function isAtOrBelow(id: unknown, other: string, present: ReadonlyMap<string, Row>): boolean {
  const seen = new Set<unknown>();
  for (let at = id; typeof at === 'string' && !seen.has(at); at = present.get(at)?.parentId) {
    if (at === other) return true;
    seen.add(at);
  }
  return false;
}

/**
 * What belongs below a node that the institution deleted, or has moved below the very row, stays where it is, or comes to the top, where
 * the other children of what was deleted went.
 */
function placed(row: Row, present: ReadonlyMap<string, Row>): Row {
  if (typeof row.parentId !== 'string') return row;
  const fits = present.has(row.parentId) && !isAtOrBelow(row.parentId, row.id, present);
  return fits ? row : { ...row, parentId: present.get(row.id)?.parentId ?? null };
}

/** @returns what was done; nothing where the row is already as it should be */
async function bringUpRow(table: Table, row: Row, all: Map<string, Row>, before: Row | undefined): Promise<keyof Changes | undefined> {
  const present = all.get(row.id);
  if (!present) {
    if (before) return 'kept';
    await table.create({ data: row });
    all.set(row.id, row);
    return 'added';
  }
  const differing = Object.keys(row).filter((column) => !isDeepStrictEqual(row[column], present[column]));
  const untouched = differing.filter((column) => before && isUntouched(column, present, before));
  if (untouched.length > 0) {
    const data = Object.fromEntries(untouched.map((column) => [column, row[column]]));
    all.set(row.id, await table.update({ where: { id: row.id }, data }));
  }
  if (differing.length > untouched.length) return 'kept';
  return untouched.length > 0 ? 'updated' : undefined;
}

/** A column that was not shipped before is as its migration made it. */
const isUntouched = (column: string, present: Row, before: Row): boolean =>
  !(column in before) || isDeepStrictEqual(present[column], before[column]);

/** Gives roles their permissions where one of the two is new: what an institution took away from a role stays away. */
async function bind(tx: Tx, added: ReadonlySet<string>): Promise<void> {
  const [roles, permissions] = [byId(await tx.role.findMany()), byId(await tx.permission.findMany())];
  const isNew = ({ roleId, permissionId }: (typeof BINDINGS)[number]) =>
    added.has(`role ${roleId}`) || added.has(`permission ${permissionId}`);
  const data = BINDINGS.filter((binding) => isNew(binding) && roles.has(binding.roleId) && permissions.has(binding.permissionId));
  await tx.rolePermission.createMany({ data });
}

/** A role stays in any case: people may have it. */
async function removeUnshipped(tx: Tx, kind: ShippedKind, changes: Changes): Promise<void> {
  const [present, shipped] = [byId(await tableOf(tx, kind).findMany()), byId(SHIPPED[kind])];
  for (const [id, before] of await shippedBefore(tx, kind)) {
    if (shipped.has(id)) continue;
    const row = present.get(id);
    const touched = row && (kind === 'role' || !Object.keys(before).every((column) => isUntouched(column, row, before)));
    if (row && !touched) await tableOf(tx, kind).delete({ where: { id } });
    if (row) changes[touched ? 'kept' : 'removed'].push(`${kind} ${id}`);
    await tx.catalogueEntry.delete({ where: { kind_id: { kind, id } } });
  }
}

async function shippedBefore(tx: Tx, kind: ShippedKind): Promise<Map<string, Row>> {
  const entries = await tx.catalogueEntry.findMany({ where: { kind } });
  return byId(entries.map(({ shipped }) => shipped as unknown as Row));
}

async function remember(tx: Tx, key: { readonly kind: string; readonly id: string }, what: Row | string): Promise<void> {
  const shipped = what as unknown as Prisma.InputJsonValue;
  await tx.catalogueEntry.upsert({ where: { kind_id: key }, create: { ...key, shipped }, update: { shipped } });
}
