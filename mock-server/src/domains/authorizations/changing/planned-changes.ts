import type { Bilingual } from '@hall/contract/bilingual';
import { ruleText } from '@hall/contract/errors';
import { changeFaults } from '@hall/contract/rules/grant-changes';
import type { Tx } from '@hall/database/database';
import { livingGrants } from '../change-grants.ts';
import { noteEvent, type Why } from '../note-event.ts';
import { type StoredGrant, stateIn } from '../stored-grants.ts';
import { boundsOf } from './bounds.ts';
import { takeEffect } from './take-effect.ts';
import { tellOfDrop } from './tell-of-change.ts';
import { changedTo, type KeptChange, presentOf } from './terms.ts';

type Planned = Awaited<ReturnType<Tx['grantVersion']['findMany']>>[number];

/** What a change that was planned makes of a grant by now, or why it cannot be; what is long-term lasts as long as the grant above does by now. */
async function plannedNow(
  tx: Tx,
  grant: StoredGrant,
  planned: Planned,
): Promise<{ readonly terms: KeptChange; readonly fault?: Bilingual | undefined }> {
  const [change, bounds] = [{ ...presentOf(planned), from: planned.fromDay }, await boundsOf(tx, grant)];
  const [fault] = changeFaults(change, planned.fromDay, bounds);
  const said = fault && { zh: ruleText(fault.rule, 'zh', { ...fault.params }), en: ruleText(fault.rule, 'en', { ...fault.params }) };
  return { terms: changedTo(change, bounds.until), fault: said };
}

/** Has a planned change not come, and tells so. @param fault why, where the day found that it cannot be */
export async function drop(tx: Tx, grant: StoredGrant, version: number, why: Why, fault?: Bilingual): Promise<void> {
  const { number: grantNumber } = grant;
  await tx.grantVersion.update({
    where: { grantNumber_version: { grantNumber, version } },
    data: { state: 'void', ...(fault && { fault: fault.zh, faultEn: fault.en }) },
  });
  await noteEvent(tx, grantNumber, 'dropped', stateIn(grant), why);
  await tellOfDrop(tx, grant, { version, fault }, why);
}

/**
 * Has the changes come whose day has, those of earlier days first; one that cannot be by now, as more was spent meanwhile, does not, and those
 * concerned are told (PROJ-23). @param today yyyy-MM-dd
 */
export async function bringChanges(tx: Tx, today: string, at: Date): Promise<void> {
  const due = await tx.grantVersion.findMany({
    where: { state: 'scheduled', fromDay: { lte: today } },
    orderBy: [{ fromDay: 'asc' }, { grantNumber: 'asc' }],
  });
  for (const planned of due) {
    const [grant] = await livingGrants(tx, { number: planned.grantNumber });
    if (!grant) continue;
    const why = { reason: planned.reason, at };
    const { terms, fault } = await plannedNow(tx, grant, planned);
    if (fault) await drop(tx, grant, planned.version, { ...why, reason: fault.zh }, fault);
    else await takeEffect(tx, grant, planned.version, terms, why);
  }
}
