import type { Prisma } from '../../generated/client.ts';
import { daysBefore } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';
import { departmentOf } from '../departments.ts';
import { ATTACHMENTS } from '../notices/attachments.ts';
import { FOR_DEPARTMENTS } from '../notices/for-departments.ts';
import { FROM_FINANCE } from '../notices/from-finance.ts';
import { FROM_FORMS } from '../notices/from-forms.ts';
import { FROM_OTHER_OFFICES } from '../notices/from-other-offices.ts';
import type { NoticeText } from '../notices/notice-text.ts';
import { personOf } from '../people.ts';

const NOTICES = [...FROM_FINANCE, ...FROM_OTHER_OFFICES, ...FOR_DEPARTMENTS, ...FROM_FORMS].map((text, index) => ({
  ...text,
  id: `notice-${index + 1}`,
}));
const FOR_ALL_OLDEST_FIRST = NOTICES.filter(({ to, daysAgo }) => !to && daysAgo).sort(
  (one, other) => (other.daysAgo ?? 0) - (one.daysAgo ?? 0),
);

/** How many of the oldest notices for everyone these people have read. */
const READ: Readonly<Record<string, number>> = {
  staff: 15,
  leader: 6,
  approver: 19,
  finclerk: 10,
  noticeadmin: FOR_ALL_OLDEST_FIRST.length,
};

const WRITER = personOf('noticeadmin');

const publishedAt = (now: Date, { daysAgo }: NoticeText) => (daysAgo === undefined ? null : daysBefore(now, daysAgo, 8.5 + (daysAgo % 8)));

const noticeRows = (now: Date): Prisma.NoticeCreateManyInput[] =>
  NOTICES.map((notice) => {
    const { id, title, titleEn, content, contentEn, level, from, to, pinned = false, form } = notice;
    const { name, nameEn } = departmentOf(from);
    const published = {
      published: notice.daysAgo !== undefined,
      publishedAt: publishedAt(now, notice),
      publisher: name,
      publisherEn: nameEn,
    };
    const written = { author: WRITER.name, authorEn: WRITER.nameEn, changedAt: published.publishedAt ?? daysBefore(now, 1, 10) };
    const origin = form ? 'form' : 'business';
    return { id, title, titleEn, content, contentEn, level, pinned, origin, everyone: !to, ...published, ...written };
  });

const noticeDepartmentRows = (): Prisma.NoticeDepartmentCreateManyInput[] =>
  NOTICES.flatMap(({ id, to = [] }) => to.map((departmentId) => ({ noticeId: id, departmentId })));

const noticeAttachmentRows = (): Prisma.NoticeAttachmentCreateManyInput[] =>
  NOTICES.flatMap(({ id, files = [] }) =>
    files.map((kind) => ({ id: `${id}-${kind}`, noticeId: id, size: ATTACHMENTS[kind].content.length, ...ATTACHMENTS[kind] })),
  );

/** Read in the evening of the day before yesterday, or of the notice's own day where that is later. */
const noticeReadRows = (now: Date): Prisma.NoticeReadCreateManyInput[] =>
  Object.entries(READ).flatMap(([userName, count]) =>
    FOR_ALL_OLDEST_FIRST.slice(0, count).map((notice) => ({
      noticeId: notice.id,
      personId: personOf(userName).id,
      readAt: daysBefore(now, Math.min(notice.daysAgo ?? 1, 2), 19),
    })),
  );

export const demoRows = (now: Date): DemoRows => ({
  notice: noticeRows(now),
  noticeDepartment: noticeDepartmentRows(),
  noticeAttachment: noticeAttachmentRows(),
  noticeRead: noticeReadRows(now),
});
