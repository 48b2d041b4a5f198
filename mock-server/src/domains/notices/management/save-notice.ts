import type { Bilingual } from '@hall/contract/bilingual';
import { ManagedNotice, NoticeDraft } from '@hall/contract/notice-management';
import { seenOf } from '@hall/contract/rules/seen';
import { joined } from '@hall/contract/wire/entity';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { tell } from '../../../core/news.ts';
import { noteChange } from '../../../core/note-change.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { cleanHtml } from '../clean-html.ts';
import { audienceText } from './audience.ts';
import { changedParts, hasWords } from './html-words.ts';
import { type ManagedRow, managedNotice, nameOf } from './managed-by.ts';
import { forgetReading, takeBackFromOthers } from './remind.ts';

/** What the log calls the fields of a notice. */
const LOGGED = joined(NoticeDraft, ManagedNotice);

interface Saved {
  readonly id: string;
  readonly version: number;
}

/** @throws Refusal 404 `required` where nothing to read is left of the content once it is clean */
function writtenIn({ title, titleEn, content, contentEn, level, pinned, everyone }: NoticeDraft, before: ManagedRow | undefined) {
  const clean = cleanHtml(content);
  if (!hasWords(clean)) throw new Refusal(404, 'required', { field: 'content' });
  const english = contentEn ? cleanHtml(contentEn) : '';
  return {
    title: title.trim(),
    titleEn: seenOf(titleEn) || null,
    content: clean,
    contentEn: hasWords(english) ? english : null,
    level,
    pinned: pinned ?? before?.pinned ?? false,
    everyone,
  };
}
type Written = ReturnType<typeof writtenIn>;

/**
 * The departments and roles that a notice is for.
 * @throws Refusal 404 `audience-empty`, or `not-found` where one of them is gone
 */
async function groupsOf(tx: Tx, { everyone, departmentIds, roleIds }: NoticeDraft) {
  if (everyone) return { departments: [], roles: [] };
  if (departmentIds.length + roleIds.length === 0) throw new Refusal(404, 'audience-empty', { field: 'departmentIds' });
  const departments = await tx.department.findMany({ where: { id: { in: departmentIds } } });
  if (departments.length < departmentIds.length) throw notFound('departmentIds');
  const roles = await tx.role.findMany({ where: { id: { in: roleIds } } });
  if (roles.length < roleIds.length) throw notFound('roleIds');
  return { departments, roles };
}
type Groups = Awaited<ReturnType<typeof groupsOf>>;

const wordsFor = (everyone: boolean, { departments, roles }: Groups): Bilingual =>
  audienceText({
    everyone,
    departments: departments.map((department) => ({ noticeId: '', departmentId: department.id, department })),
    roles: roles.map((role) => ({ noticeId: '', roleId: role.id, role })),
  });

function noteSaving(call: SignedInCall, before: ManagedRow | undefined, written: Written, audience: Bilingual): void {
  const { title, titleEn, level, pinned } = written;
  const content = changedParts(before?.content ?? '', written.content);
  const contentEn = changedParts(before?.contentEn ?? '', written.contentEn ?? '');
  const then = before && { title: before.title, titleEn: before.titleEn ?? undefined, level: before.level, pinned: before.pinned };
  noteChange(
    call,
    LOGGED,
    { ...then, ...(before && { audience: audienceText(before) }), content: content.before, contentEn: contentEn.before },
    { title, titleEn: titleEn ?? undefined, level, pinned, audience, content: content.after, contentEn: contentEn.after },
  );
}

async function createNotice(tx: Tx, { randomId }: Services, call: SignedInCall, data: object & Written): Promise<Saved> {
  const { name, nameEn } = await tx.department.findUniqueOrThrow({ where: { id: call.person.departmentId } });
  const row = { ...data, id: randomId(), published: false, publisher: name, publisherEn: nameEn };
  return tx.notice.create({ data: row, select: { id: true, version: true } });
}

/** A published notice is unread again for everybody where that is asked for. */
async function changeNotice(tx: Tx, { id, published }: ManagedRow, tellAnew: boolean, data: object & { changedAt: Date }): Promise<Saved> {
  if (published && tellAnew) await forgetReading(tx, data.changedAt, id);
  return tx.notice.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true, version: true } });
}

/**
 * Saves what was written of a notice: a new one as a draft, and one that is there as it stands.
 * @throws Refusal 404 for a field that is not right; 500 `notice-changed` where somebody else has saved it since
 */
export function saveNotice(services: Services, draft: NoticeDraft, call: SignedInCall): Promise<Saved> {
  const { database, clock } = services;
  return database.unitOfWork(async (tx) => {
    const before = draft.id ? await managedNotice(tx, services, draft.id, call) : undefined;
    const written = writtenIn(draft, before);
    call.entry.target = nameOf(written);
    const groups = await groupsOf(tx, draft);
    noteSaving(call, before, written, wordsFor(draft.everyone, groups));
    if (before && before.version !== draft.version) throw new Refusal(500, 'notice-changed');
    const { name, nameEn } = call.person;
    const data = { ...written, author: name, authorEn: nameEn, changedAt: clock.now() };
    const saved = before ? await changeNotice(tx, before, draft.tellAnew ?? false, data) : await createNotice(tx, services, call, data);
    await tx.noticeDepartment.deleteMany({ where: { noticeId: saved.id } });
    await tx.noticeRole.deleteMany({ where: { noticeId: saved.id } });
    await tx.noticeDepartment.createMany({ data: groups.departments.map((one) => ({ noticeId: saved.id, departmentId: one.id })) });
    await tx.noticeRole.createMany({ data: groups.roles.map((one) => ({ noticeId: saved.id, roleId: one.id })) });
    if (before) await takeBackFromOthers(tx, services, saved.id, draft);
    if (before?.published) await tell(tx, clock.now(), 'notices', 'everybody');
    return saved;
  });
}
