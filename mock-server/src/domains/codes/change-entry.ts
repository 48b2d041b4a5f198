import { CODES_MAX, CodeEntry, type CodeEntryChange, type CodeEntryDraft, type codesEndpoints } from '@hall/contract/codes';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { contentOf, storedSet } from './change-set.ts';
import { isShippedCode } from './shipped.ts';
import { usesOf } from './uses.ts';

interface Key {
  readonly setId: string;
  readonly code: string;
}

const named = (set: { readonly name: string; readonly nameEn: string }, { name, nameEn }: typeof set) => ({
  zh: `${set.name} / ${name}`,
  en: `${set.nameEn} / ${nameEn}`,
});

/** @throws Refusal 404 `not-found`; 500 `changed-meanwhile` where it was changed since it was shown */
async function chosen(tx: Tx, { setId, code, version }: Key & { readonly version: number }, call: SignedInCall) {
  const set = await storedSet(tx, setId, call);
  const entry = await tx.codeEntry.findUnique({ where: { setId_code: { setId, code } } });
  if (!entry) throw notFound('code');
  call.entry.target = named(set, entry);
  if (entry.version !== version) throw new Refusal(500, 'changed-meanwhile');
  return entry;
}

/**
 * Adds a code to a set.
 * @throws Refusal 404 `not-found`, `id-taken`; 500 `too-many`
 */
export async function createEntry(services: Services, { setId, code, ...draft }: CodeEntryDraft, call: SignedInCall): Promise<void> {
  const content = contentOf(draft);
  await services.database.unitOfWork(async (tx) => {
    const set = await storedSet(tx, setId, call);
    call.entry.target = named(set, content);
    if (await tx.codeEntry.findUnique({ where: { setId_code: { setId, code } } })) throw new Refusal(404, 'id-taken', { field: 'code' });
    if (set._count.entries >= CODES_MAX) throw new Refusal(500, 'too-many', { params: { maximum: CODES_MAX } });
    noteChange(call, CodeEntry, {}, { code, ...content });
    await tx.codeEntry.create({ data: { id: `${setId}.${code}`, setId, code, ...content } });
  });
}

/** @throws Refusal 404 `not-found`; 500 `changed-meanwhile` */
export async function changeEntry(services: Services, change: CodeEntryChange, call: SignedInCall): Promise<void> {
  const content = contentOf(change);
  await services.database.unitOfWork(async (tx) => {
    const { id, name, nameEn, order, enabled, version } = await chosen(tx, change, call);
    noteChange(call, CodeEntry, { name, nameEn, order, enabled }, content);
    await tx.codeEntry.update({ where: { id }, data: { ...content, version: version + 1 } });
  });
}

/**
 * Deletes a code that nothing goes by.
 * @throws Refusal 404 `not-found`; 500 `built-in`, `code-in-use`, `changed-meanwhile`
 */
export async function deleteEntry(
  services: Services,
  asked: RequestOf<typeof codesEndpoints.deleteEntry>,
  call: SignedInCall,
): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const { id, setId, code, name, nameEn, order, enabled } = await chosen(tx, asked, call);
    if (isShippedCode(setId, code)) throw new Refusal(500, 'built-in');
    if ((await usesOf(tx, setId))({ name, nameEn })) throw new Refusal(500, 'code-in-use');
    noteChange(call, CodeEntry, { code, name, nameEn, order, enabled }, {});
    await tx.codeEntry.delete({ where: { id } });
  });
}
