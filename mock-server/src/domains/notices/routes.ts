import type { noticesEndpoints } from '@hall/contract/notices';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { noticeOrder, notices } from './list-notices.ts';
import { noticeAttachment, readAllNotices } from './reading.ts';
import { nextNotice } from './visible.ts';

export const noticesHandlers: Handlers<typeof noticesEndpoints> = {
  list: keptAnswer(notices.page, { leaves: ['NoticeRead'], until: nextNotice }),
  order: noticeOrder,
  readAll: readAllNotices,
  attachment: noticeAttachment,
};
