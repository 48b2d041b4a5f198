import { wireDay } from '@hall/contract/rules/shanghai';
import type { Services } from '../core/services.ts';
import { SYSTEM } from './ask-hall.ts';
import { amount, type ClaimOf, number, project, STATES, subject, submitted } from './claim-columns.ts';
import type { Fields } from './fields.ts';
import { type Html, html, table, two } from './page.ts';

const MOST = 50;
const withApprover = { include: { approver: true } } as const;

const NOT_SHOWN = html`<p class="notice" role="status">${two('没有您可以查看的该报销单', 'There is no such claim that you may see')}</p>`;

/** A claim that the address names: also of others, for who decides it, leads its project, or gave the grant that it uses. */
async function namedClaim({ database: { read } }: Services, personId: string, named: string) {
  const claim = await read.claim.findUnique({ where: { number: named }, ...withApprover });
  if (!claim || claim.applicantId === personId || claim.approverId === personId) return claim;
  const booked = await read.bookedClaim.findFirst({
    where: { systemId: SYSTEM, number: named, OR: [{ project: { leaderId: personId } }, { grant: { authorizerId: personId } }] },
  });
  return booked && claim;
}

/** A field of a form with its name in both languages. */
const field = (zh: string, en: string, input: Html): Html => html`<label>${two(zh, en)}${input}</label>`;

const typed = (name: string, said: string, more: Html = html``): Html =>
  html`<input name="${name}" value="${said}" autocomplete="off" ${more}>`;

/** The form for a claim on a project; what was typed stays where the claim was refused. */
async function claimForm({ database, clock }: Services, formToken: string, said: Fields): Promise<Html> {
  const entries = await database.read.codeEntry.findMany({ where: { setId: 'budget-subject', enabled: true }, orderBy: { order: 'asc' } });
  const options = entries.map(
    ({ code, name, nameEn }) => html`<option value="${code}" ${said.subject === code ? html`selected` : html``}>${name} ${nameEn}</option>`,
  );
  const fields = [
    field('项目编号', 'Project code', typed('project', said.project ?? '', html`required maxlength="30"`)),
    field('授权编号（可不填）', 'Grant number (may be empty)', typed('grant', said.grant ?? '', html`maxlength="30"`)),
    field('费用日期', 'Day of the expense', typed('day', said.day ?? wireDay(clock.now()), html`type="date" required`)),
    field('金额（元）', 'Amount (CNY)', typed('amount', said.amount ?? '', html`required maxlength="20" inputmode="decimal"`)),
    field('科目', 'Subject of expense', html`<select name="subject"><option value=""></option>${options}</select>`),
    field('事由', 'Subject', typed('title', said.title ?? '', html`required maxlength="100"`)),
    field('事由英文（可不填）', 'Subject in English (may be empty)', typed('titleEn', said.titleEn ?? '', html`maxlength="100"`)),
  ];
  return html`<h2>项目报销 <span lang="en">Claim on a project</span></h2><form class="claim" method="post" action="claim"><input type="hidden" name="token" value="${formToken}">${fields}<p class="buttons"><button>提交 Submit</button></p></form>`;
}

/** The claims of a person, the one that the address names first, and a form for another on a project. */
export async function myClaims(services: Services, personId: string, formToken: string, asked: Fields): Promise<Html> {
  const own = await services.database.read.claim.findMany({
    where: { applicantId: personId },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    ...withApprover,
  });
  const named = asked.claim ? await namedClaim(services, personId, asked.claim) : undefined;
  const claims = named ? [named, ...own.filter(({ id }) => id !== named.id)] : own;
  const list = table<ClaimOf<'approver'>>(
    [
      number,
      subject,
      project,
      amount,
      submitted,
      { title: '审批人', titleEn: 'Approver', cell: ({ approver }) => two(approver.name, approver.nameEn) },
      { title: '状态', titleEn: 'State', cell: ({ state }) => STATES[state] ?? state },
    ],
    claims,
  );
  return html`${named === null ? NOT_SHOWN : html``}${list}${await claimForm(services, formToken, asked)}`;
}
