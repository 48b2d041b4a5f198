import { givenPath, heldPath } from '@hall/contract/authorizations';
import type { Bilingual } from '@hall/contract/bilingual';
import { endToRemindOf, type GrantReminder, isLow, REMINDED_DAYS } from '@hall/contract/rules/grant-reminders';
import { dayAfter, wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { tell } from '../../core/news.ts';
import { type OwnPush, pushEach } from '../../core/push.ts';
import { livingGrants } from './change-grants.ts';
import { availableOf } from './grant-money.ts';
import { type StoredGrant, withNames } from './stored-grants.ts';
import { ORIGIN, subjectOf } from './tell-of-grants.ts';

const ends = ({ lastDay }: StoredGrant): Bilingual => ({ zh: `将于 ${lastDay} 到期`, en: `ends on ${lastDay}` });

/** What people are reminded of. */
const SAID: Readonly<Record<GrantReminder, (grant: StoredGrant) => Bilingual>> = {
  month: ends,
  week: ends,
  low: () => ({ zh: '可用额度不足 10%', en: 'has less than 10 % of its amount left' }),
};

/** So many reminders are kept at once: on one day, such as that 30 before the end of a year, most grants of an institution can be due. */
const TOGETHER = 200;

/** Something that people are to be reminded of. */
interface Due {
  readonly grant: StoredGrant;
  readonly kind: GrantReminder;
}

function noticesOf({ grant, kind }: Due, at: Date): OwnPush[] {
  const { number, personId, authorizerId } = grant;
  const [subject, said] = [subjectOf(grant), SAID[kind](grant)];
  const told = { origin: ORIGIN, title: `${subject.zh}${said.zh}`, titleEn: `${subject.en} ${said.en}`, sentAt: at };
  const holder = { ...told, personId, path: heldPath(number) };
  return authorizerId === personId ? [holder] : [holder, { ...told, personId: authorizerId, path: givenPath(number) }];
}

/** Keeps of what people were reminded on a day (yyyy-MM-dd), in place of when they last were. */
async function keepReminders(tx: Tx, due: readonly Due[], day: string): Promise<void> {
  for (let from = 0; from < due.length; from += TOGETHER) {
    const ids = due.slice(from, from + TOGETHER).map(({ grant, kind }) => ({ grantNumber: grant.number, kind }));
    await tx.grantReminder.deleteMany({ where: { OR: ids } });
    await tx.grantReminder.createMany({ data: ids.map((id) => ({ ...id, day })) });
  }
}

/** Reminds holders and authorizers of grants, for whom something is pending from now on, and keeps that they were. */
async function remind(tx: Tx, due: readonly Due[], at: Date): Promise<void> {
  if (due.length === 0) return;
  await keepReminders(tx, due, wireDay(at));
  await pushEach(
    tx,
    at,
    due.flatMap((one) => noticesOf(one, at)),
  );
  await tell(
    tx,
    at,
    'todos',
    due.flatMap(({ grant: { personId, authorizerId } }) => [personId, authorizerId]),
  );
}

/** Reminds of grants in use that end soon, as {@link endToRemindOf} says (PROJ-11). @param today yyyy-MM-dd */
export async function remindOfEnds(tx: Tx, today: string, at: Date): Promise<void> {
  const soon = { state: 'active', lastDay: { lte: dayAfter(today, REMINDED_DAYS.month) } };
  const found = await tx.grant.findMany({ where: soon, include: { ...withNames, reminders: true }, orderBy: { number: 'asc' } });
  const due = found.flatMap(({ reminders, ...grant }) => {
    const kind = endToRemindOf(today, { ...grant, reminded: reminders });
    return kind ? [{ grant, kind }] : [];
  });
  await remind(tx, due, at);
}

/** Reminds of a grant of which little is left by now, once in its life, whatever is released and spent again later (PROJ-11). */
export async function remindOfAmount(tx: Tx, number: string, at: Date): Promise<void> {
  const found = await livingGrants(tx, { number, reminders: { none: { kind: 'low' } } });
  const low = found.filter((grant) => isLow(Number(grant.amount), availableOf(grant)));
  await remind(
    tx,
    low.map((grant) => ({ grant, kind: 'low' })),
    at,
  );
}
