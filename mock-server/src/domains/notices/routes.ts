import type { noticesEndpoints } from '@hall/contract/notices';
import type { Handlers } from '../../core/register.ts';
import { notices } from './list-notices.ts';
import { noticeAttachment } from './reading.ts';

export const noticesHandlers: Handlers<typeof noticesEndpoints> = {
  list: notices.page,
  attachment: noticeAttachment,
};
