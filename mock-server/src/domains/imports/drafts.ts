import type { ImportPreview } from '@hall/contract/imports';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import type { Import } from '../../core/define-import.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { requireImport } from './kinds.ts';

/** How long a unit of work may take that has to do with all rows of a preview, in ms: seconds, and several times that on a busy machine. */
export const ALL_ROWS_MS = 60_000;

export type Draft = NonNullable<Awaited<ReturnType<Reader['importDraft']['findUnique']>>>;

/**
 * A preview of the caller's own, with what it is of.
 * @throws Refusal 404 `import-first` where it is gone, or was another's; 403 as {@link requireImport}
 */
export async function ownDraft(
  read: Reader,
  services: Services,
  call: SignedInCall,
  id: string | undefined,
): Promise<{ readonly draft: Draft; readonly kind: Import }> {
  const draft = id ? await read.importDraft.findUnique({ where: { id } }) : null;
  if (draft?.personId !== call.person.id || draft.keptUntil <= services.clock.now())
    throw new Refusal(404, 'import-first', { field: 'id' });
  const kind = await requireImport(services, call, draft.kind);
  call.entry.target = draft.fileName;
  return { draft, kind };
}

/** When the very same file was imported last. */
export const doneBefore = (read: Reader, { kind, sha256 }: Pick<Draft, 'kind' | 'sha256'>) =>
  read.importDone.findFirst({ where: { kind, sha256 }, orderBy: { id: 'desc' } });

/** What is told of a preview. */
export async function previewOf(read: Reader, draft: Draft, { fields }: Import): Promise<ImportPreview> {
  const { id, fileName, sheet, total, sound, faulty, duplicates, keptUntil, added, leftOut } = draft;
  const done = added === null ? await doneBefore(read, draft) : null;
  const before = done && { at: wireMoment(done.at), staffNumber: done.staffNumber, person: done.person, personEn: done.personEn };
  return {
    ...{ id, fileName, total, sound, faulty, duplicates },
    sheet: sheet ?? undefined,
    columns: (draft.columns as string[]).map((column) => ({
      id: column,
      title: fields.find((field) => field.id === column)?.title ?? { zh: column, en: column },
    })),
    keptUntil: wireMoment(keptUntil),
    before: before ?? undefined,
    result: added === null || leftOut === null ? undefined : { added, leftOut },
  };
}
