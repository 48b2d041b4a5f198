import { CODE_SETS_MAX, CodeSet, type CodeSetChange, type CodeSetDraft, type codesEndpoints } from '@hall/contract/codes';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { counted, type SetRow } from './sets.ts';
import { isShippedSet } from './shipped.ts';
import { usesOf } from './uses.ts';

type Content = Pick<CodeSet, 'name' | 'nameEn' | 'order' | 'enabled'>;

/** What a form says of a set or a code, its names without spaces around them. */
export const contentOf = ({ name, nameEn, order, enabled }: Content): Content => ({
  name: name.trim(),
  nameEn: nameEn.trim(),
  order,
  enabled,
});

const toldOf = ({ name, nameEn, order, enabled }: Content): Content => ({ name, nameEn, order, enabled });

/** @throws Refusal 404 `not-found` */
export async function storedSet(tx: Tx, id: string, { entry }: SignedInCall): Promise<SetRow> {
  const set = await tx.codeSet.findUnique({ where: { id }, include: counted });
  if (!set) throw notFound('setId');
  entry.target = { zh: set.name, en: set.nameEn };
  return set;
}

/**
 * Adds a set of codes.
 * @throws Refusal 404 `id-taken`; 500 `too-many`
 */
export async function createSet(services: Services, { setId: id, ...draft }: CodeSetDraft, call: SignedInCall): Promise<void> {
  const content = contentOf(draft);
  call.entry.target = { zh: content.name, en: content.nameEn };
  await services.database.unitOfWork(async (tx) => {
    const ids = await tx.codeSet.findMany({ select: { id: true } });
    if (ids.some((other) => other.id.toLowerCase() === id.toLowerCase())) throw new Refusal(404, 'id-taken', { field: 'setId' });
    if (ids.length >= CODE_SETS_MAX) throw new Refusal(500, 'too-many', { params: { maximum: CODE_SETS_MAX } });
    noteChange(call, CodeSet, {}, { setId: id, ...content });
    await tx.codeSet.create({ data: { id, ...content } });
  });
}

/** @throws Refusal 404 `not-found`; 500 `changed-meanwhile` */
export async function changeSet(services: Services, { setId, version, ...draft }: CodeSetChange, call: SignedInCall): Promise<void> {
  const content = contentOf(draft);
  await services.database.unitOfWork(async (tx) => {
    const before = await storedSet(tx, setId, call);
    if (before.version !== version) throw new Refusal(500, 'changed-meanwhile');
    noteChange(call, CodeSet, toldOf(before), content);
    await tx.codeSet.update({ where: { id: setId }, data: { ...content, version: version + 1 } });
  });
}

/**
 * Deletes a set with its codes.
 * @throws Refusal 404 `not-found`; 500 `built-in`, `code-in-use`, or `changed-meanwhile` where it has other codes than were told
 */
export async function deleteSet(
  services: Services,
  { setId, version, entries }: RequestOf<typeof codesEndpoints.deleteSet>,
  call: SignedInCall,
): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const before = await storedSet(tx, setId, call);
    if (isShippedSet(setId)) throw new Refusal(500, 'built-in');
    if (before.version !== version || before._count.entries !== entries) throw new Refusal(500, 'changed-meanwhile');
    const isUsed = await usesOf(tx, setId);
    if ((await tx.codeEntry.findMany({ where: { setId } })).some(isUsed)) throw new Refusal(500, 'code-in-use');
    noteChange(call, CodeSet, { setId, ...toldOf(before), entries }, {});
    await tx.codeSet.delete({ where: { id: setId } });
  });
}
