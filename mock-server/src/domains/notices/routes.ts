import type { noticesEndpoints } from '@hall/contract/notices';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { notices } from './list-notices.ts';
import { noticeAttachment } from './reading.ts';
import { nextNotice } from './visible.ts';

export const noticesHandlers: Handlers<typeof noticesEndpoints> = {
  list: keptAnswer(notices.page, { leaves: ['NoticeRead'], until: nextNotice }),
  attachment: noticeAttachment,
};
