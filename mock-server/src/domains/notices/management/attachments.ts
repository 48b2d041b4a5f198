import { ManagedNotice, type noticeManagementEndpoints } from '@hall/contract/notice-management';
import type { Attachment } from '@hall/contract/notices';
import { ATTACHMENTS_MAX, attachmentFault, attachmentType, cleanFileName } from '@hall/contract/rules/attachment';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { type ManagedRow, managedNotice } from './managed-by.ts';

type Attaching = RequestOf<typeof noticeManagementEndpoints.attach>;
type Named = readonly { readonly name: string }[];

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const listed = (files: Named) => {
  const names = files.map(({ name }) => name).join('; ');
  return { zh: names, en: names };
};

const noteFiles = (call: SignedInCall, before: Named, after: Named): void =>
  noteChange(call, ManagedNotice, { attachments: listed(before) }, { attachments: listed(after) });

/** A name that no other file of the notice has. */
function freeName(name: string, { attachments }: ManagedRow): string {
  const taken = new Set(attachments.map((file) => file.name.toLowerCase()));
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/**
 * The file in a request; its content decides whether it is what its name says.
 * @throws Refusal 404 `file-empty`, `file-size` or `file-type`
 */
function fileIn({ name: given, file }: Attaching) {
  const name = cleanFileName(given);
  const content = BASE64.test(file) ? new Uint8Array(Buffer.from(file, 'base64')) : new Uint8Array();
  const fault = attachmentFault(name, content);
  if (fault) throw new Refusal(404, fault, { field: 'file' });
  return { name, content, size: content.length, mediaType: attachmentType(name) };
}

/**
 * Adds a file to a notice.
 * @throws Refusal as {@link fileIn}; 500 `too-many-files`
 */
export function attachFile(services: Services, request: Attaching, call: SignedInCall): Promise<Attachment> {
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, request.id, call);
    const file = fileIn(request);
    const name = freeName(file.name, notice);
    noteFiles(call, notice.attachments, [...notice.attachments, { name }]);
    if (notice.attachments.length >= ATTACHMENTS_MAX) throw new Refusal(500, 'too-many-files', { params: { maximum: ATTACHMENTS_MAX } });
    const row = { ...file, name, id: services.randomId(), noticeId: notice.id };
    return tx.noticeAttachment.create({ data: row, select: { id: true, name: true, size: true } });
  });
}

/**
 * Removes a file from its notice.
 * @throws Refusal 404 `not-found`
 */
export function detachFile(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<void> {
  return services.database.unitOfWork(async (tx) => {
    const file = await tx.noticeAttachment.findUnique({ where: { id }, select: { noticeId: true } });
    if (!file) throw notFound('id');
    const { attachments } = await managedNotice(tx, services, file.noticeId, call);
    noteFiles(
      call,
      attachments,
      attachments.filter((other) => other.id !== id),
    );
    await tx.noticeAttachment.delete({ where: { id } });
  });
}
