import { MenuEntry, type MenuEntryChange, type MenuEntryDraft } from '@hall/contract/permission-management';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { pinyinOf } from '../../menu/index.ts';
import { entryTold, isShipped, OF_PRODUCT, storedEntry } from './entry.ts';
import { openingOf, requireAsShipped } from './entry-opening.ts';
import { requirePlace } from './entry-place.ts';

/** What every menu begins with, which no entry can be called. */
const START = 'home';

/** Whether an entry has the id, or the product has one of it; capital letters make no difference. */
const isTaken = (id: string, rows: readonly { readonly id: string }[]): boolean =>
  [START, ...OF_PRODUCT, ...rows.map((row) => row.id)].some((other) => other.toLowerCase() === id.toLowerCase());

const initialsOf = (name: string): string => pinyinOf(name).split(' ')[0] ?? '';

/** What an institution may say of every entry, also of one that belongs to the product. */
const looksOf = ({ parentId, order, weight, name, nameEn, icon, hidden }: MenuEntryDraft) => ({
  ...{ parentId: parentId || null, order, weight, hidden },
  ...{ name: name.trim(), nameEn: nameEn.trim(), icon: icon || null, initials: initialsOf(name) },
});

/**
 * Makes an entry, which opens an address and lets nobody make a call (SYS-15); nobody has it before a role is given it, unless it stands
 * in the system settings.
 * @throws Refusal 404 at the field that cannot be used
 */
export async function createMenuEntry(services: Services, draft: MenuEntryDraft, call: SignedInCall): Promise<void> {
  const { id, name, nameEn, directory, opensFirstChild } = draft;
  call.entry.target = { zh: name, en: nameEn };
  await services.database.unitOfWork(async (tx) => {
    const rows = await tx.permission.findMany();
    if (isTaken(id, rows)) throw new Refusal(404, 'id-taken', { field: 'id' });
    requirePlace(rows, undefined, draft.parentId || null);
    const opens = { directory, opensFirstChild: directory && opensFirstChild, ...(await openingOf(services, tx, draft)) };
    const made = await tx.permission.create({ data: { id, ...looksOf(draft), ...opens } });
    noteChange(call, MenuEntry, {}, await entryTold(tx, made));
  });
}

/**
 * Changes an entry; one that belongs to the product in how it looks and where it stands alone.
 * @throws Refusal 404 at the field that cannot be used; 500 `changed-meanwhile`
 */
export async function changeMenuEntry(services: Services, change: MenuEntryChange, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const before = await storedEntry(tx, change.id, call);
    if (before.version !== change.version) throw new Refusal(500, 'changed-meanwhile');
    if (isShipped(before)) requireAsShipped(before, change);
    if (before.directory !== change.directory) throw new Refusal(404, 'kind-stays', { field: 'directory' });
    requirePlace(await tx.permission.findMany(), before, change.parentId || null);
    const opens = isShipped(before) ? {} : await ownOpening(services, tx, change);
    const data = { ...looksOf(change), ...opens, version: before.version + 1 };
    const was = await entryTold(tx, before);
    const after = await tx.permission.update({ where: { id: before.id }, data });
    noteChange(call, MenuEntry, was, await entryTold(tx, after));
  });
}

const ownOpening = async (services: Services, tx: Tx, draft: MenuEntryDraft) => ({
  opensFirstChild: draft.directory && draft.opensFirstChild,
  ...(await openingOf(services, tx, draft)),
});
