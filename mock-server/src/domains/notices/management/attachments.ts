import type { Attachment } from '@hall/contract/attachments';
import { ManagedNotice, type noticeManagementEndpoints } from '@hall/contract/notice-management';
import { ATTACHMENTS_MAX } from '@hall/contract/rules/attachment';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import { fileIn, freeName, listedFiles } from '../../../core/brought-file.ts';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { managedNotice } from './managed-by.ts';

type Attaching = RequestOf<typeof noticeManagementEndpoints.attach>;
type Named = readonly { readonly name: string }[];

const noteFiles = (call: SignedInCall, before: Named, after: Named): void =>
  noteChange(call, ManagedNotice, { attachments: listedFiles(before) }, { attachments: listedFiles(after) });

/**
 * Adds a file to a notice.
 * @throws Refusal as {@link fileIn}; 500 `too-many-files`
 */
export function attachFile(services: Services, request: Attaching, call: SignedInCall): Promise<Attachment> {
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, request.id, call);
    const file = fileIn(request);
    const name = freeName(file.name, notice.attachments);
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
