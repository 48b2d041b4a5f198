import { randomUUID } from 'node:crypto';
import { type Rule, ruleText } from '@hall/contract/errors';
import { dayFault } from '@hall/contract/rules/dates';
import { isSeen } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import { fenIn, typedAmountOf } from '@hall/contract/rules/typed-amount';
import { voucherAmountFault } from '@hall/contract/rules/voucher-amount';
import type { Claim, Tx } from '@hall/database/database';
import type { SignedInPerson } from '../core/call.ts';
import { tell } from '../core/news.ts';
import type { Services } from '../core/services.ts';
import { askHall } from './ask-hall.ts';
import type { Fields } from './fields.ts';
import { type Html, html, two } from './page.ts';

/** What somebody claims, as the form says it. */
interface Draft {
  readonly project: string;
  readonly grant: string;
  readonly day: string;
  readonly amount: string;
  readonly subject: string;
  readonly title: string;
  readonly titleEn: string;
}

/** What came of a claim: what to tell, and whether it was made. */
export interface Outcome {
  readonly made: boolean;
  readonly told: Html;
}

const MOST_CHARACTERS: { readonly [F in keyof Draft]?: number } = { project: 30, grant: 30, subject: 50, title: 100, titleEn: 100 };

function draftIn(form: Fields): Draft {
  const said = (name: keyof Draft) => (form[name] ?? '').trim().slice(0, MOST_CHARACTERS[name] ?? 20);
  const texts = {
    project: said('project'),
    grant: said('grant'),
    subject: said('subject'),
    title: said('title'),
    titleEn: said('titleEn'),
  };
  return { ...texts, day: said('day'), amount: typedAmountOf(said('amount')) };
}

const ruleIn = (rule: Rule, zh: string, en: string): Html => two(ruleText(rule, 'zh', { field: zh }), ruleText(rule, 'en', { field: en }));

/** What is wrong with a draft. */
function faultOf({ project, day, amount, title }: Draft): Html | undefined {
  if (!isSeen(project)) return ruleIn('required', '项目编号', 'Project code');
  const ofDay = dayFault(day);
  if (ofDay) return ruleIn(ofDay, '费用日期', 'Day of the expense');
  const ofAmount = voucherAmountFault(amount);
  if (ofAmount) return ruleIn(ofAmount, '金额', 'Amount');
  return isSeen(title) ? undefined : ruleIn('required', '事由', 'Subject');
}

/** The next number of the year. */
async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const begin = `BX${wireDay(now).slice(0, 4)}`;
  const last = await tx.claim.findFirst({ where: { number: { startsWith: begin } }, orderBy: { number: 'desc' } });
  return `${begin}${String(Number(last?.number.slice(begin.length) ?? 0) + 1).padStart(5, '0')}`;
}

/** Who decides: the head of the department; a head’s own claims go to who decided the last one. */
async function approverFor(tx: Tx, { id, departmentId }: SignedInPerson): Promise<string> {
  const { headId } = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  if (headId && headId !== id) return headId;
  const last = await tx.claim.findFirst({ where: { applicantId: id, approverId: { not: id } }, orderBy: { createdAt: 'desc' } });
  return last?.approverId ?? (await tx.person.findFirstOrThrow({ where: { id: { not: id }, roles: { some: { roleId: 'finclerk' } } } })).id;
}

/** Writes a claim down before the hall is asked, so that its number is nobody else’s. */
const writeDown = (services: Services, person: SignedInPerson, { project, amount, title, titleEn }: Draft): Promise<Claim> =>
  services.database.unitOfWork(async (tx) => {
    const now = services.clock.now();
    const who = { applicantId: person.id, approverId: await approverFor(tx, person) };
    const what = { projectCode: project, title, titleEn: titleEn || title, amount: fenIn(amount) };
    return tx.claim.create({
      data: { id: randomUUID(), number: await nextNumber(tx, now), ...what, ...who, state: 'sending', createdAt: now },
    });
  });

const notice = (said: Html): Html => html`<p class="notice" role="status">${said}</p>`;

/**
 * Claims on a project of the hall (PROJ-8): the hall books it first, and says by which rule it does not. One that it refused is dropped; of
 * one to which it gave no answer nobody knows, and it stays as it was sent.
 * @param hall origin of the hall, as this server reaches it
 */
export async function makeClaim(services: Services, hall: string, person: SignedInPerson, form: Fields): Promise<Outcome> {
  const draft = draftIn(form);
  const fault = faultOf(draft);
  if (fault) return { made: false, told: notice(fault) };
  const { id, number, approverId } = await writeDown(services, person, draft);
  const sent = { ...draft, number, staffNumber: person.staffNumber, path: `/mine?claim=${number}` };
  const refused = await askHall(services, hall, 'bookClaim', sent);
  if (refused && !refused.rule) return { made: false, told: notice(refused.said) };
  await services.database.unitOfWork(async (tx) => {
    if (refused) return void (await tx.claim.delete({ where: { id } }));
    await tx.claim.update({ where: { id }, data: { state: 'pending' } });
    await tell(tx, services.clock.now(), 'todos', [approverId]);
  });
  if (refused) return { made: false, told: notice(refused.said) };
  return { made: true, told: notice(two(`报销单 ${number} 已提交`, `Claim ${number} is submitted`)) };
}
