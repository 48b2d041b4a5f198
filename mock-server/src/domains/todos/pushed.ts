import { wireMoment } from '@hall/contract/rules/shanghai';
import { type PulledNotices, PushedNotice, type todosEndpoints } from '@hall/contract/todos';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { markNotice } from '../notices/index.ts';

type Row = Awaited<ReturnType<Reader['pushedNotice']['findMany']>>[number];
type State = PushedNotice['read'];

const readOf = ({ readAt, doneAt }: Row): State => (doneAt ? 'done' : readAt !== null);

const rowOf = (row: Row): PushedNotice => ({
  id: String(row.id),
  title: row.title,
  titleEn: row.titleEn,
  path: row.path,
  sentAt: wireMoment(row.sentAt),
  read: readOf(row),
});

/** What is true of those in a state. */
function inState(state: State | undefined): object {
  if (state === undefined) return {};
  if (state === 'done') return { doneAt: { not: null } };
  return { doneAt: null, readAt: state ? { not: null } : null };
}

/** What the hall told the person, the newest first. */
export async function pulledNotices(
  { database: { read } }: Services,
  { page, pageSize, read: state }: RequestOf<typeof todosEndpoints.pulled>,
  { person }: SignedInCall,
): Promise<PulledNotices> {
  const own = { personId: person.id };
  const where = { ...own, ...inState(state) };
  const [total, unread, rows] = await Promise.all([
    read.pushedNotice.count({ where }),
    read.pushedNotice.count({ where: { ...own, ...inState(false) } }),
    read.pushedNotice.findMany({ where, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }], skip: (page - 1) * pageSize, take: pageSize }),
  ]);
  return { total, unread, rows: rows.map(rowOf) };
}

const ACTIONS = {
  unread: { zh: '推送通知标为未读', en: 'Mark a pushed notice as unread' },
  read: { zh: '阅读推送通知', en: 'Read a pushed notice' },
  done: { zh: '推送通知标为已办', en: 'Mark a pushed notice as done' },
} as const;

const actionOf = (state: State) => ACTIONS[state === 'done' ? 'done' : state ? 'read' : 'unread'];

/** Ids on the wire are text; one that is no number is nobody's. */
const keyOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);

/** What has been read was read when it was read first; what is done with has been read. */
async function markPushed({ database, clock }: Services, id: string, state: State, call: SignedInCall): Promise<void> {
  await database.unitOfWork(async (tx) => {
    const row = await tx.pushedNotice.findFirst({ where: { id: keyOf(id), personId: call.person.id } });
    if (!row) throw notFound('id');
    call.entry.action = actionOf(state);
    call.entry.target = { zh: row.title, en: row.titleEn };
    noteChange(call, PushedNotice, { read: readOf(row) }, { read: state });
    const now = clock.now();
    const data = { readAt: state ? (row.readAt ?? now) : null, doneAt: state === 'done' ? (row.doneAt ?? now) : null };
    await tx.pushedNotice.update({ where: { id: row.id }, data });
    await tell(tx, now, 'pushed', [call.person.id]);
  });
}

/**
 * Changes the state of a notice: a system notice, or one that was pushed to the person.
 * @throws Refusal 404 `not-found` for one that is not the person's to see; `choice` for a system notice that would be done with
 */
export function changeState(
  services: Services,
  { id, read, kind = 'system' }: RequestOf<typeof todosEndpoints.changeState>,
  call: SignedInCall,
): Promise<void> {
  if (kind === 'pushed') return markPushed(services, id, read, call);
  if (read === 'done') throw new Refusal(404, 'choice', { field: 'read' });
  return markNotice(services, { id, read }, call);
}
