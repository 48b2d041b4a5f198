import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportRequest } from '@hall/contract/exchange';
import { attachmentType } from '@hall/contract/rules/attachment';
import type { Sheet } from '@hall/contract/sheets';
import { makeFile } from '../../core/files/make-file.ts';
import type { FileWork } from '../../core/files/write-file.ts';
import { createLanes } from '../../core/lanes.ts';
import { perApp } from '../../core/per-app.ts';
import { Refusal } from '../../core/refusal.ts';
import { createRoom } from '../../core/room.ts';
import type { Services } from '../../core/services.ts';
import { newFolder } from './file-folder.ts';
import { requireRows, sheetOf, type WantedFile } from './wanted-file.ts';

/** Files that are made at once: each takes memory, and a processor. */
const roomOf = perApp(() => createRoom(2));
/** Each person has one export under way, so that nobody's pile fills the room; so many more of a person wait. */
const MOST_WAITING = 20;
const lanesOf = perApp(({ clock }) => createLanes(clock, MOST_WAITING));

/** So often somebody may ask for a file. */
const RATE = { most: 60, windowMs: 600_000 } as const;

/**
 * Counts an export of somebody.
 * @throws Refusal 500 `too-many-calls`
 */
export const countExport = ({ rateLimits }: Services, personId: string): void => rateLimits.use(`export:${personId}`, RATE);

/** Does what somebody's export takes after all that the person asked for before. */
export const inTurn = <T>(services: Services, personId: string, work: () => Promise<T>): Promise<T> => lanesOf(services)(personId, work);

/** A file of a list. Its sheet is not issued yet. */
export interface ListFile {
  readonly path: string;
  readonly size: number;
  readonly sheet: Sheet;
  remove(): Promise<void>;
}

const ENDINGS = { excel: 'xlsx', pdf: 'pdf' } as const;

/** How a file is named and what it is. */
export function namedAs({ title, format }: Pick<ExportRequest, 'title' | 'format'>): { name: string; mediaType: string } {
  const ending = `.${ENDINGS[format]}`;
  return { name: title + ending, mediaType: attachmentType(ending) };
}

/**
 * Makes a file on the disk, if it is still wanted when there is room for it.
 * @throws Refusal 500 `pdf-failed` where a PDF cannot be made; otherwise what `wantedFile` throws, or the signal's reason
 */
export async function listFile(services: Services, wanted: WantedFile, work: Omit<FileWork, 'head'>): Promise<ListFile> {
  const folder = await newFolder();
  const path = join(folder, 'file');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const sheet = await roomOf(services)(wanted.person.id, () => made(services, wanted, path, work));
    return { path, size: (await stat(path)).size, sheet, remove };
  } catch (error) {
    await remove();
    work.signal.throwIfAborted();
    if (error instanceof Refusal || wanted.asked.format !== 'pdf') throw error;
    services.warn('a PDF could not be made', { err: error });
    throw new Refusal(500, 'pdf-failed');
  }
}

async function made(services: Services, wanted: WantedFile, path: string, work: Omit<FileWork, 'head'>): Promise<Sheet> {
  const issued: Sheet[] = [];
  const head = async (rows: number) => {
    work.progress(0);
    const { sheet, head } = await sheetOf(services, wanted, requireRows(wanted.asked, rows));
    issued.push(sheet);
    return head;
  };
  await makeFile(services, wanted.list, wanted.task, path, { ...work, head });
  const [sheet] = issued;
  if (!sheet) throw new Error('a file was made without a sheet');
  return sheet;
}
