import type { Bilingual } from '@hall/contract/bilingual';
import { ruleText } from '@hall/contract/errors';
import { changeFaults } from '@hall/contract/rules/grant-changes';
import type { Tx } from '@hall/database/database';
import { living, livingGrants } from '../change-grants.ts';
import { endSome } from '../end-some.ts';
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

/** So many come in one unit of work: on one day, such as the first of a year, most grants of an institution can be changed. */
const TOGETHER = 100;

/**
 * Has changes come whose day has, some of the earliest such day, or what is before them; one that cannot be by now, as more was spent meanwhile, does not, and those
 * concerned are told (PROJ-23). What ended before that day has ended by then, as on a server that runs every day: its room is free.
 * @param today yyyy-MM-dd
 * @returns whether there were any, after which there may be more
 */
export async function bringChanges(tx: Tx, today: string, at: Date): Promise<boolean> {
  const due = { state: 'scheduled', fromDay: { lte: today }, grant: living };
  const first = await tx.grantVersion.findFirst({ where: due, orderBy: { fromDay: 'asc' } });
  if (!first) return false;
  const { fromDay } = first;
  if (await endSome(tx, fromDay, at)) return true;
  const those = await tx.grantVersion.findMany({ where: { ...due, fromDay }, orderBy: { grantNumber: 'asc' }, take: TOGETHER });
  for (const planned of those) await bring(tx, planned, at);
  return true;
}

async function bring(tx: Tx, planned: Planned, at: Date): Promise<void> {
  const [grant] = await livingGrants(tx, { number: planned.grantNumber });
  if (!grant) return;
  const { terms, fault } = await plannedNow(tx, grant, planned);
  // Why, in both languages, stands in the version; the history has what people wrote.
  if (fault) await drop(tx, grant, planned.version, { at }, fault);
  else await takeEffect(tx, grant, planned.version, terms, { reason: planned.reason, at });
}
