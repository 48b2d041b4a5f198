import type { Attachment } from '@hall/contract/attachments';
import { ATTACHMENTS_MAX } from '@hall/contract/rules/attachment';
import type { specialGrantsEndpoints } from '@hall/contract/special-grants';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import { fileIn, freeName } from '../../../core/brought-file.ts';
import type { FileAnswer, SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { grantNumbered, visibleTo } from '../grant-scope.ts';

type Calls = typeof specialGrantsEndpoints;

/** Most files that wait for one person: those of two forms. More are of forms that were left, and the oldest go. */
const WAITING_MOST = 2 * ATTACHMENTS_MAX;

const select = { id: true, name: true, size: true } as const;

/** What was brought by somebody and is with no grant yet. */
const waitingOf = ({ id }: Pick<SignedInPerson, 'id'>) => ({ personId: id, grantNumber: null });

/** The files of a grant, in the order in which they were brought. */
export const filesOfGrant = (read: Reader, grantNumber: string): Promise<Attachment[]> =>
  read.grantAttachment.findMany({ where: { grantNumber }, select, orderBy: [{ broughtAt: 'asc' }, { name: 'asc' }] });

/** Keeps a file until a grant is given with it, for a day. @throws Refusal 404 `file-empty`, `file-size`, `file-type` */
export function keepFile(services: Services, request: RequestOf<Calls['keepFile']>, { person, entry }: SignedInCall): Promise<Attachment> {
  const file = fileIn(request);
  entry.target = file.name;
  return services.database.unitOfWork(async (tx) => {
    const where = waitingOf(person);
    const left = await tx.grantAttachment.findMany({ where, select, orderBy: { broughtAt: 'desc' }, skip: WAITING_MOST - 1 });
    await tx.grantAttachment.deleteMany({ where: { id: { in: left.map(({ id }) => id) } } });
    const data = { ...file, id: services.randomId(), personId: person.id, broughtAt: services.clock.now() };
    return tx.grantAttachment.create({ data, select });
  });
}

/** Lets go of a file that the caller brought and did not use. @throws Refusal 404 `not-found` */
export function dropFile({ database }: Services, { id }: RequestOf<Calls['dropFile']>, { person, entry }: SignedInCall): Promise<void> {
  return database.unitOfWork(async (tx) => {
    const file = await tx.grantAttachment.findFirst({ where: { id, ...waitingOf(person) }, select });
    if (!file) throw notFound('id');
    entry.target = file.name;
    await tx.grantAttachment.delete({ where: { id }, select });
  });
}

/**
 * The files that somebody brought for a grant, each under a name of its own.
 * @throws Refusal 404 `file-needed`, `file-gone`; 500 `too-many-files`
 */
export async function filesToUse(tx: Tx, given: readonly string[], person: SignedInPerson): Promise<Attachment[]> {
  const [field, ids] = ['attachments', [...new Set(given)]];
  if (ids.length === 0) throw new Refusal(404, 'file-needed', { field });
  if (ids.length > ATTACHMENTS_MAX) throw new Refusal(500, 'too-many-files', { field, params: { maximum: ATTACHMENTS_MAX } });
  const found = await tx.grantAttachment.findMany({ where: { id: { in: ids }, ...waitingOf(person) }, select });
  const files = ids.flatMap((id) => found.find((file) => file.id === id) ?? []);
  if (files.length < ids.length) throw new Refusal(404, 'file-gone', { field });
  const named: Attachment[] = [];
  for (const file of files) named.push({ ...file, name: freeName(file.name, named) });
  return named;
}

/** Gives files to a grant, with which they stay. */
export async function giveFilesTo(tx: Tx, grantNumber: string, files: readonly Attachment[]): Promise<void> {
  for (const { id, name } of files) await tx.grantAttachment.update({ where: { id }, data: { grantNumber, name }, select });
}

/** A file of a grant that the caller may see. @throws Refusal 404 `not-found` */
export async function grantFile(
  services: Services,
  { number, id }: RequestOf<Calls['grantFile']>,
  call: SignedInCall,
): Promise<FileAnswer> {
  const { read } = services.database;
  await grantNumbered(read, number, await visibleTo(services, call.person), call);
  const file = await read.grantAttachment.findFirst({ where: { id, grantNumber: number } });
  if (!file) throw notFound('id');
  call.entry.target = `${number} ${file.name}`;
  return { name: file.name, mediaType: file.mediaType, content: file.content };
}
