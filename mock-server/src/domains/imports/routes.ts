import type { importsEndpoints } from '@hall/contract/imports';
import { letGoOf } from '../../core/let-go-of-previews.ts';
import type { Handlers } from '../../core/register.ts';
import { rowOf, rowsShown } from './draft-rows.ts';
import { ownDraft, previewOf } from './drafts.ts';
import { faultsFile } from './faults-file.ts';
import { run } from './run.ts';
import { template } from './template.ts';
import { upload } from './upload.ts';

export const importsHandlers: Handlers<typeof importsEndpoints> = {
  template,
  upload,
  async preview(services, { id }, call) {
    const { draft, kind } = await ownDraft(services.database.read, services, call, id);
    return previewOf(services.database.read, draft, kind);
  },
  async rows(services, { id, shown, page, pageSize }, call) {
    const { read } = services.database;
    await ownDraft(read, services, call, id);
    const where = rowsShown(id, shown);
    const [total, rows] = await Promise.all([
      read.importRow.count({ where }),
      read.importRow.findMany({ where, orderBy: { line: 'asc' }, skip: (page - 1) * pageSize, take: pageSize }),
    ]);
    return { total, rows: rows.map(rowOf) };
  },
  faults: faultsFile,
  run,
  discard: ({ database }, { id }, { person }) => database.unitOfWork((tx) => letGoOf(tx, { id, personId: person.id })),
};
