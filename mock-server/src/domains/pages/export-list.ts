import { createReadStream } from 'node:fs';
import type { ExportRequest } from '@hall/contract/exchange';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { ListRequest } from '@hall/contract/wire/list';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import type { AnyList } from '../../core/files/file-task.ts';
import type { List } from '../../core/list.ts';
import type { Services } from '../../core/services.ts';
import { issueSheet } from '../sheets/index.ts';
import { countExport, inTurn, type ListFile, listFile, namedAs } from './list-file.ts';
import { wantedFile } from './wanted-file.ts';

/**
 * Handles the export of a list: a file in the words of its page. What the list hides from the person, the file hides.
 * @throws Refusal what `wantedFile` and `listFile` throw, 500 `too-many-calls` when too many of the person wait, 500 `called-off` when
 * nobody waits for it any more
 */
export const exportList =
  <F extends ListRequest, R>({ path: url }: Pick<Endpoint, 'path'>, list: List<F, R>) =>
  async (services: Services, asked: ExportRequest, call: SignedInCall): Promise<FileAnswer> => {
    countExport(services, call.person.id);
    const { named, file } = await inTurn(services, call.person.id, async () => {
      call.gone.throwIfAborted();
      // Asked by what its own filter has understood, it is a list as any other.
      const wanted = await wantedFile(services, url, list as unknown as AnyList, asked, call.person);
      return { named: namedAs(wanted.asked), file: await listFile(services, wanted, { progress: () => undefined, signal: call.gone }) };
    });
    call.entry.target = spacedSheetCode(file.sheet.code);
    return { ...named, rows: file.sheet.rows, content: await issued(services, list.pageId, file) };
  };

/** The content of a file, which goes from the disk once it was sent, or nobody waits for it any more. */
async function issued({ database }: Services, pageId: string, { sheet, path, size, remove }: ListFile): Promise<FileAnswer['content']> {
  try {
    await database.unitOfWork((tx) => issueSheet(tx, pageId, sheet));
  } catch (error) {
    await remove();
    throw error;
  }
  const stream = createReadStream(path);
  stream.once('close', () => void remove().catch(() => undefined));
  return { stream, size };
}
