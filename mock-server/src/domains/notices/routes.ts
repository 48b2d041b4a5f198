import { noticeExportsEndpoints } from '@hall/contract/notice-exports';
import type { noticeManagementEndpoints } from '@hall/contract/notice-management';
import { noticeReadersEndpoints } from '@hall/contract/notice-readers';
import type { noticesEndpoints } from '@hall/contract/notices';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { noticeOrder, notices, printedNotices } from './list-notices.ts';
import { attachFile, detachFile } from './management/attachments.ts';
import { reachOf } from './management/audience.ts';
import { noticeInFull } from './management/in-full.ts';
import { managedNotices } from './management/managed-notices.ts';
import { pinNotice, publishNotice, removeNotice, withdrawNotice } from './management/publication.ts';
import { noticeReaders } from './management/readers.ts';
import { remindReaders } from './management/remind.ts';
import { saveNotice } from './management/save-notice.ts';
import { noticeAttachment, readAllNotices } from './reading.ts';
import { nextNotice } from './visible.ts';

type Calls = typeof noticesEndpoints & typeof noticeManagementEndpoints & typeof noticeReadersEndpoints & typeof noticeExportsEndpoints;

export const noticesHandlers: Handlers<Calls> = {
  list: keptAnswer(notices.page, { leaves: ['NoticeRead'], until: nextNotice }),
  order: noticeOrder,
  exportNotices: exportList(noticeExportsEndpoints.exportNotices, printedNotices),
  printNotices: printList(printedNotices),
  readAll: readAllNotices,
  attachment: noticeAttachment,
  managed: keptAnswer(managedNotices.page, { leaves: ['NoticeRead'], until: nextNotice }),
  exportManaged: exportList(noticeExportsEndpoints.exportManaged, managedNotices),
  printManaged: printList(managedNotices),
  inFull: noticeInFull,
  save: saveNotice,
  publish: publishNotice,
  withdraw: withdrawNotice,
  pin: pinNotice,
  remove: removeNotice,
  attach: attachFile,
  detach: detachFile,
  reach: reachOf,
  readers: keptAnswer(noticeReaders.page, { leaves: ['NoticeRead'] }),
  exportReaders: exportList(noticeReadersEndpoints.exportReaders, noticeReaders),
  printReaders: printList(noticeReaders),
  remind: remindReaders,
};
