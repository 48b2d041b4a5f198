import { SOURCE_ACTIONS, type TodoDraft, TodoSetting, type TodoTrial } from '@hall/contract/todo-sources';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { askOnce } from './asking.ts';
import { checkDraft } from './draft-check.ts';
import { type SettingRow, settingOf } from './settings.ts';
import { isOwnCall } from './sources.ts';

interface SourceId {
  readonly id: string;
}

const withFunction = { function: { include: { system: true } } } as const;

/** @throws Refusal 404 `not-found` */
async function storedSource(tx: Reader, id: string, { entry }: SignedInCall): Promise<SettingRow> {
  const row = await tx.todoSource.findUnique({ where: { id }, include: withFunction });
  if (!row) throw notFound('id');
  entry.target = { zh: row.function.name, en: row.function.nameEn };
  return row;
}

/** What the log tells of a source: not what only the database counts by. */
function told(row: SettingRow | undefined): Partial<TodoSetting> {
  if (!row) return {};
  const { id: _, menuId: __, nameEn: ___, system: ____, systemEn: _____, version: ______, ...rest } = settingOf(row);
  return rest;
}

const dataOf = ({ menuId, countBy, field, text, countAt, call, method, data, pageQuery, order, enabled }: TodoDraft) => ({
  ...{ menuId, countBy, call, method, order, enabled },
  field: (countBy === 'rows' && field) || null,
  text: (countBy === 'rows' && text) || null,
  countAt: (countBy === 'number' && countAt) || null,
  data: data || null,
  pageQuery: pageQuery || null,
});

/**
 * Saves a source, a new one where it has no id.
 * @throws Refusal 404 as `checkDraft`, or where it was deleted; 500 `changed-meanwhile` where it was saved since it was opened
 */
export async function saveSource(services: Services, draft: TodoDraft, call: SignedInCall): Promise<void> {
  const { id, version } = draft;
  call.entry.action = SOURCE_ACTIONS[id ? 'change' : 'create'];
  await checkDraft(services, draft);
  await services.database.unitOfWork(async (tx) => {
    const before = id ? await storedSource(tx, id, call) : undefined;
    if (before && before.version !== version) throw new Refusal(500, 'changed-meanwhile');
    const data = dataOf(draft);
    const after = before
      ? await tx.todoSource.update({ where: { id: before.id }, data: { ...data, version: before.version + 1 }, include: withFunction })
      : await tx.todoSource.create({ data: { ...data, id: services.randomId() }, include: withFunction });
    call.entry.target = { zh: after.function.name, en: after.function.nameEn };
    noteChange(call, TodoSetting, told(before), told(after));
    await tell(tx, services.clock.now(), 'todos', 'everybody');
  });
}

/** Switches a source on or off; doing so again changes nothing. @throws Refusal 404 `not-found` */
export async function enableSource(
  services: Services,
  { id, enabled }: SourceId & { readonly enabled: boolean },
  call: SignedInCall,
): Promise<void> {
  call.entry.action = SOURCE_ACTIONS[enabled ? 'enable' : 'disable'];
  await services.database.unitOfWork(async (tx) => {
    const before = await storedSource(tx, id, call);
    noteChange(call, TodoSetting, { enabled: before.enabled }, { enabled });
    if (before.enabled === enabled) return;
    await tx.todoSource.update({ where: { id }, data: { enabled, version: before.version + 1 } });
    await tell(tx, services.clock.now(), 'todos', 'everybody');
  });
}

/** @throws Refusal 404 `not-found` */
export async function deleteSource(services: Services, { id }: SourceId, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    noteChange(call, TodoSetting, told(await storedSource(tx, id, call)), {});
    await tx.todoSource.delete({ where: { id } });
    await tell(tx, services.clock.now(), 'todos', 'everybody');
  });
}

/** How often somebody may try sources. */
const TRIALS = { most: 30, windowMs: 60_000 } as const;

/**
 * Asks a source of another system for who tries it, also one that is switched off or of a function that they do not have.
 * @throws Refusal 404 `not-found`, also for one that the browser asks itself; 500 `too-many-calls`
 */
export async function trySource(services: Services, { id }: SourceId, call: SignedInCall): Promise<TodoTrial> {
  services.rateLimits.use(`todo-trials:${call.person.id}`, TRIALS);
  const source = await storedSource(services.database.read, id, call);
  if (isOwnCall(source)) throw notFound('id');
  return askOnce(services, { source, node: source.function }, call);
}
