import { createHash } from 'node:crypto';
import { IMPORT_KEPT_MS, IMPORT_MAX_BYTES, type ImportPreview, type importsEndpoints } from '@hall/contract/imports';
import { cleanFileName } from '@hall/contract/rules/attachment';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import type { Import } from '../../core/define-import.ts';
import { columnsOf } from '../../core/headings.ts';
import type { GivenRows } from '../../core/import-plan.ts';
import { letGoOf } from '../../core/let-go-of-previews.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { readTable } from '../../core/table-file/read-table.ts';
import { addRows, countsOf } from './draft-rows.ts';
import { ALL_ROWS_MS, previewOf } from './drafts.ts';
import { asGiven } from './faults-file.ts';
import { requireImport } from './kinds.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

interface File {
  readonly name: string;
  readonly content: Uint8Array;
}

/** @throws Refusal 404 `file-empty`, `import-size` */
function fileIn({ name, file }: RequestOf<typeof importsEndpoints.upload>): File {
  const content = BASE64.test(file) ? new Uint8Array(Buffer.from(file, 'base64')) : new Uint8Array();
  if (content.length > IMPORT_MAX_BYTES) throw new Refusal(404, 'import-size', { field: 'file' });
  return { name: cleanFileName(name), content };
}

/** @throws Refusal 404 with what is wrong with the file as a whole */
async function rowsIn({ fields }: Import, { name, content }: File, { person }: SignedInCall) {
  const { sheet, lines } = await readTable(name, content, person.id);
  const [first, ...others] = lines;
  if (!first) throw new Refusal(404, 'import-no-rows', { field: 'file' });
  const [head, ...rest] = asGiven([first, ...others]);
  const rows: GivenRows = { columns: columnsOf(fields, head.cells), lines: rest };
  if (rest.length === 0) throw new Refusal(404, 'import-no-rows', { field: 'file' });
  return { sheet, rows };
}

/**
 * Reads a file and keeps what was read for an hour, in the place of what the person uploaded before.
 * @throws Refusal 404 with what is wrong with the file as a whole
 */
export async function upload(
  services: Services,
  request: RequestOf<typeof importsEndpoints.upload>,
  call: SignedInCall,
): Promise<ImportPreview> {
  const { clock, database } = services;
  const kind = await requireImport(services, call, request.importId);
  const file = fileIn(request);
  call.entry.target = file.name;
  const { sheet, rows } = await rowsIn(kind, file, call);
  const checked = await kind.check(database.read, { services, person: call.person, at: clock.now() }, rows);
  const draft = {
    id: services.randomId(),
    kind: kind.id,
    personId: call.person.id,
    fileName: file.name,
    sheet: sheet ?? null,
    sha256: createHash('sha256').update(file.content).digest('hex'),
    columns: [...rows.columns],
    ...countsOf(checked),
    keptUntil: new Date(clock.now().getTime() + IMPORT_KEPT_MS),
    added: null,
    leftOut: null,
  };
  await database.unitOfWork(async (tx) => {
    await letGoOf(tx, { OR: [{ keptUntil: { lte: clock.now() } }, { kind: kind.id, personId: call.person.id }] });
    await tx.importDraft.create({ data: draft });
    await addRows(tx, draft.id, rows.lines, checked);
  }, ALL_ROWS_MS);
  return previewOf(database.read, draft, kind);
}
