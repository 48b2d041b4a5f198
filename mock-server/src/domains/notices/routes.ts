import type { noticesEndpoints } from '@hall/contract/notices';
import type { Handlers } from '../../core/register.ts';
import { listNotices } from './list-notices.ts';
import { noticeAttachment } from './reading.ts';

export const noticesHandlers: Handlers<typeof noticesEndpoints> = {
  list: listNotices,
  attachment: noticeAttachment,
};
