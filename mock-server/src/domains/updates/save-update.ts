import { seenOf } from '@hall/contract/rules/seen';
import { momentOf, wireMoment } from '@hall/contract/rules/shanghai';
import { type UpdateChange, UpdateDraft, type UpdateInFull, type updateManagementEndpoints } from '@hall/contract/update-management';
import type { UpdateLevel } from '@hall/contract/updates';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { changedParts, cleanHtml, hasWords } from '../notices/index.ts';
import { saidIn } from './released.ts';
import { updateOf } from './updates.ts';

interface UpdateId {
  readonly id: string;
}

/** An update as it is stored, of which the log then tells. @throws Refusal 404 `not-found` */
async function storedUpdate(read: Reader, id: string, { entry }: SignedInCall) {
  const update = await read.systemUpdate.findUnique({ where: { id } });
  if (!update) throw notFound('id');
  entry.target = targetOf(update);
  return update;
}
type Stored = Awaited<ReturnType<typeof storedUpdate>>;
type Written = Omit<Stored, 'id' | 'revision'>;

const targetOf = ({ version, title, titleEn }: Pick<Written, 'version' | 'title' | 'titleEn'>) => ({
  zh: `${version} ${title}`,
  en: `${version} ${titleEn || title}`,
});

/** @throws Refusal 404 `required` for content of which nobody sees anything */
function writtenIn({ title, titleEn, content, contentEn = '', version, level, releasedAt }: UpdateDraft): Written {
  const [chinese, english] = [cleanHtml(content), cleanHtml(contentEn)];
  if (!hasWords(chinese)) throw new Refusal(404, 'required', { field: 'content' });
  return {
    ...{ version, level, title: title.trim() },
    titleEn: seenOf(titleEn),
    content: chinese,
    contentEn: hasWords(english) ? english : '',
    releasedAt: momentOf(releasedAt),
  };
}

const loggedOf = ({ title, titleEn, version, level, releasedAt }: Written) => ({
  ...{ title, titleEn, version },
  level: level as UpdateLevel,
  releasedAt: wireMoment(releasedAt),
});

function noteWriting(call: SignedInCall, before: Stored | undefined, after: Written | undefined): void {
  const content = changedParts(before?.content ?? '', after?.content ?? '');
  const contentEn = changedParts(before?.contentEn ?? '', after?.contentEn ?? '');
  noteChange(
    call,
    UpdateDraft,
    { ...(before && loggedOf(before)), content: content.before, contentEn: contentEn.before },
    { ...(after && loggedOf(after)), content: content.after, contentEn: contentEn.after },
  );
}

/** @throws Refusal 404 `id-taken` for the version of another update */
async function requireOwnVersion(tx: Tx, { version }: Written, id?: string): Promise<void> {
  const known = await tx.systemUpdate.findUnique({ where: { version } });
  if (known && known.id !== id) throw new Refusal(404, 'id-taken', { field: 'version' });
}

/** An update with what it says. @throws Refusal 404 `not-found` */
export async function updateInFull({ database, clock }: Services, { id }: UpdateId, call: SignedInCall): Promise<UpdateInFull> {
  const row = await storedUpdate(database.read, id, call);
  return { update: updateOf(row, clock.now()), ...saidIn(row) };
}

/**
 * Adds an update.
 * @throws Refusal 404 `required`, `id-taken`
 */
export async function createUpdate({ database, randomId }: Services, draft: UpdateDraft, call: SignedInCall): Promise<void> {
  const written = writtenIn(draft);
  call.entry.target = targetOf(written);
  noteWriting(call, undefined, written);
  await database.unitOfWork(async (tx) => {
    await requireOwnVersion(tx, written);
    await tx.systemUpdate.create({ data: { id: randomId(), ...written } });
  });
}

/**
 * Changes an update.
 * @throws Refusal 404 `not-found`, `required`, `id-taken`; 500 `changed-meanwhile`
 */
export async function changeUpdate({ database }: Services, change: UpdateChange, call: SignedInCall): Promise<void> {
  const written = writtenIn(change);
  await database.unitOfWork(async (tx) => {
    const before = await storedUpdate(tx, change.id, call);
    noteWriting(call, before, written);
    if (before.revision !== change.revision) throw new Refusal(500, 'changed-meanwhile');
    await requireOwnVersion(tx, written, before.id);
    await tx.systemUpdate.update({ where: { id: before.id }, data: { ...written, revision: before.revision + 1 } });
  });
}

type Deletion = RequestOf<typeof updateManagementEndpoints.deleteUpdate>;

/**
 * Deletes an update.
 * @throws Refusal 404 `not-found`; 500 `changed-meanwhile`
 */
export async function deleteUpdate({ database }: Services, { id, revision }: Deletion, call: SignedInCall): Promise<void> {
  await database.unitOfWork(async (tx) => {
    const before = await storedUpdate(tx, id, call);
    noteWriting(call, before, undefined);
    if (before.revision !== revision) throw new Refusal(500, 'changed-meanwhile');
    await tx.systemUpdate.delete({ where: { id } });
  });
}
