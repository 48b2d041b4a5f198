import { ImportResult, type importsEndpoints } from '@hall/contract/imports';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import type { CheckedRow } from '../../core/check-rows.ts';
import type { Import } from '../../core/define-import.ts';
import type { GivenRows } from '../../core/import-plan.ts';
import { noteChange } from '../../core/note-change.ts';
import { outsideOperation } from '../../core/operation.ts';
import { requireOwnHand } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { enterAdded } from './added-entries.ts';
import { linesOf, noteFaults } from './draft-rows.ts';
import { ALL_ROWS_MS, type Draft, doneBefore, ownDraft } from './drafts.ts';
import { requireImport } from './kinds.ts';

type Running = RequestOf<typeof importsEndpoints.run>;

/** The rows of a preview, and what is wrong with them now. */
interface Checked {
  readonly draft: Draft;
  readonly rows: GivenRows;
  readonly checked: readonly CheckedRow[];
}

/** Nothing is added, since rows are faulty. */
class Faulty extends Error {
  readonly rule: 'import-faulty' | 'import-none';
  readonly found: Checked;

  constructor(rule: Faulty['rule'], found: Checked) {
    super(rule);
    this.rule = rule;
    this.found = found;
  }
}

/**
 * Checks the rows of a preview once more, since others work meanwhile, and adds them, in one transaction.
 * @throws Refusal 403 `own-hand` of what nobody does for others; 404 `import-first`; 500 `import-again`, `import-faulty`, `import-none`
 */
export async function run(services: Services, request: Running, call: SignedInCall): Promise<ImportResult> {
  requireOwnHand(await requireImport(services, call, request.importId), call);
  try {
    return await services.database.unitOfWork((tx) => runWithin(tx, services, request, call), ALL_ROWS_MS);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    const { rule, found } = error;
    await outsideOperation(() => services.database.unitOfWork((tx) => noteFaults(tx, found.draft, found.rows, found.checked), ALL_ROWS_MS));
    const line = found.checked.find(({ faults }) => faults.length > 0)?.line ?? 0;
    throw new Refusal(500, rule, { params: rule === 'import-faulty' ? { line } : {} });
  }
}

async function runWithin(tx: Tx, services: Services, { id, mode, again }: Running, call: SignedInCall): Promise<ImportResult> {
  const { draft, kind } = await ownDraft(tx, services, call, id);
  if (draft.added !== null && draft.leftOut !== null) return { added: draft.added, leftOut: draft.leftOut };
  const before = await doneBefore(tx, draft);
  if (before && !again)
    throw new Refusal(500, 'import-again', { params: { staffNumber: before.staffNumber, time: wireMoment(before.at) } });
  const rows = await linesOf(tx, draft);
  const importing = { services, person: call.person, at: services.clock.now() };
  const checked = await kind.check(tx, importing, rows);
  const sound = checked.filter(({ faults }) => faults.length === 0);
  if (mode === 'all' && sound.length < checked.length) throw new Faulty('import-faulty', { draft, rows, checked });
  if (sound.length === 0) throw new Faulty('import-none', { draft, rows, checked });
  const result = { added: sound.length, leftOut: checked.length - sound.length };
  noteChange(call, ImportResult, { added: 0 }, result);
  await enterAdded(tx, services, call, await kind.add(tx, sound, importing));
  await noteFaults(tx, draft, rows, checked);
  await tx.importDraft.update({ where: { id: draft.id }, data: result });
  await tx.importDone.create({ data: doneOf(services, draft, kind, call, result) });
  return result;
}

const doneOf = ({ clock }: Services, { sha256, fileName }: Draft, { id }: Import, { person }: SignedInCall, result: ImportResult) => ({
  ...{ kind: id, sha256, fileName, ...result },
  at: clock.now(),
  staffNumber: person.staffNumber,
  person: person.name,
  personEn: person.nameEn,
});
