import { givenPath, heldPath } from '@hall/contract/authorizations';
import type { Bilingual } from '@hall/contract/bilingual';
import { endToRemindOf, type GrantReminder, isLow, REMINDED_DAYS } from '@hall/contract/rules/grant-reminders';
import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { tell } from '../../core/news.ts';
import { push } from '../../core/push.ts';
import { livingGrants } from './change-grants.ts';
import { availableOf } from './grant-money.ts';
import { type StoredGrant, withNames } from './stored-grants.ts';
import { ORIGIN, subjectOf } from './tell-of-grants.ts';

const DAY_MS = 86_400_000;

const ends = ({ lastDay }: StoredGrant): Bilingual => ({ zh: `将于 ${lastDay} 到期`, en: `ends on ${lastDay}` });

/** What people are reminded of. */
const SAID: Readonly<Record<GrantReminder, (grant: StoredGrant) => Bilingual>> = {
  month: ends,
  week: ends,
  low: () => ({ zh: '可用额度不足 10%', en: 'has less than 10 % of its amount left' }),
};

/** Reminds holder and authorizer of a grant, for whom something is pending from now on, and keeps that they were. */
async function remind(tx: Tx, grant: StoredGrant, kind: GrantReminder, at: Date): Promise<void> {
  const { number, personId, authorizerId } = grant;
  const [id, day] = [{ grantNumber: number, kind }, wireDay(at)];
  await tx.grantReminder.upsert({ where: { grantNumber_kind: id }, create: { ...id, day }, update: { day } });
  const [subject, said] = [subjectOf(grant), SAID[kind](grant)];
  const told = { origin: ORIGIN, title: `${subject.zh}${said.zh}`, titleEn: `${subject.en} ${said.en}`, sentAt: at };
  await push(tx, [personId], { ...told, path: heldPath(number) });
  if (authorizerId !== personId) await push(tx, [authorizerId], { ...told, path: givenPath(number) });
  await tell(tx, at, 'todos', [personId, authorizerId]);
}

/** A day some days after another, yyyy-MM-dd. */
export const dayAfter = (day: string, days: number): string => wireDay(new Date(startOfDay(day).getTime() + days * DAY_MS));

/** Reminds of grants in use that end soon, as {@link endToRemindOf} says (PROJ-11). @param today yyyy-MM-dd */
export async function remindOfEnds(tx: Tx, today: string, at: Date): Promise<void> {
  const soon = { state: 'active', lastDay: { lte: dayAfter(today, REMINDED_DAYS.month) } };
  const found = await tx.grant.findMany({ where: soon, include: { ...withNames, reminders: true }, orderBy: { number: 'asc' } });
  for (const { reminders, ...grant } of found) {
    const kind = endToRemindOf(today, { ...grant, reminded: reminders });
    if (kind) await remind(tx, grant, kind, at);
  }
}

/** Reminds of a grant of which little is left by now, once in its life, whatever is released and spent again later (PROJ-11). */
export async function remindOfAmount(tx: Tx, number: string, at: Date): Promise<void> {
  for (const grant of await livingGrants(tx, { number, reminders: { none: { kind: 'low' } } }))
    if (isLow(Number(grant.amount), availableOf(grant))) await remind(tx, grant, 'low', at);
}
