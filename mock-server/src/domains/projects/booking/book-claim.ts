import type { BookedClaim, ClaimBooking } from '@hall/contract/booked-claims';
import { fenIn } from '@hall/contract/rules/typed-amount';
import type { Tx } from '@hall/database/database';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { balanceOf, remindOfAmount, unitOfGrants } from '../../authorizations/index.ts';
import { chooseGrant } from './choose-grant.ts';
import { moveMoney } from './move-money.ts';
import { requireSender } from './sender.ts';
import { answerOf, findClaim, type StoredClaim } from './stored-claim.ts';

const SUBJECTS = 'budget-subject';

/** Whether a claim that is booked says what the call says; a grant that the call leaves open is none that differs. */
function saysTheSame(stored: StoredClaim, booking: ClaimBooking): boolean {
  const { project, staffNumber, day, amount, subject = '', title, titleEn = '', grant = '' } = booking;
  const said = [project, staffNumber, day, fenIn(amount), subject, title, titleEn, grant || stored.grantNumber];
  const { projectCode, person, asked, grantNumber } = stored;
  const kept = [projectCode, person.staffNumber, stored.day, Number(asked), stored.subject, stored.title, stored.titleEn, grantNumber];
  return said.every((one, index) => one === kept[index]);
}

/** @throws Refusal 404 `project-unknown`; 500 `project-frozen`, `project-closed` */
async function projectOf(tx: Tx, { project: code }: ClaimBooking) {
  const project = await tx.project.findUnique({ where: { code } });
  if (!project) throw new Refusal(404, 'project-unknown', { field: 'project' });
  if (project.state === 'frozen') throw new Refusal(500, 'project-frozen');
  if (project.state === 'closed') throw new Refusal(500, 'project-closed');
  return project;
}

/** @throws Refusal 404 `grant-person-unknown`; 500 `use-person-disabled` */
async function personOf(tx: Tx, { staffNumber }: ClaimBooking): Promise<string> {
  const person = await tx.person.findUnique({ where: { staffNumber }, select: { id: true, enabled: true } });
  if (!person) throw new Refusal(404, 'grant-person-unknown', { field: 'staffNumber' });
  if (!person.enabled) throw new Refusal(500, 'use-person-disabled');
  return person.id;
}

/** What a subject of expense is called now. @throws Refusal 404 `choice` for a code that the set does not offer */
async function subjectOf(tx: Tx, { subject: code }: ClaimBooking) {
  if (!code) return {};
  const entry = await tx.codeEntry.findUnique({ where: { setId_code: { setId: SUBJECTS, code } } });
  if (!entry?.enabled) throw new Refusal(404, 'choice', { field: 'subject' });
  return { subject: code, subjectName: entry.name, subjectNameEn: entry.nameEn };
}

/** Who leads a project claims on it without a grant, unless one is named; everybody else by a grant. @throws Refusal 500 `use-…` */
async function grantNumberFor(tx: Tx, services: Services, booking: ClaimBooking, use: Parameters<typeof chooseGrant>[2], leaderId: string) {
  if (leaderId === use.personId && !booking.grant) return null;
  return (await chooseGrant(tx, services, use, booking.grant)).number;
}

/** Books a claim that is not booked yet. */
async function book(tx: Tx, services: Services, booking: ClaimBooking, bookedAt: Date): Promise<BookedClaim> {
  const { system, number, day, title, titleEn = '', path = '' } = booking;
  const amount = fenIn(booking.amount);
  const project = await projectOf(tx, booking);
  const personId = await personOf(tx, booking);
  const subject = await subjectOf(tx, booking);
  const use = { personId, project, system: 'expense' as const, day, amount };
  const grantNumber = await grantNumberFor(tx, services, booking, use, project.leaderId);
  if (amount > balanceOf(project)) throw new Refusal(500, 'project-balance');
  const about = { systemId: system, number, projectCode: project.code, grantNumber, personId, ...subject, title, titleEn, path };
  const made = await tx.bookedClaim.create({ data: { ...about, day, state: 'pending', asked: amount, bookedAt } });
  await moveMoney(tx, made, { frozen: amount });
  if (grantNumber) await remindOfAmount(tx, grantNumber, bookedAt);
  return answerOf(made);
}

/**
 * Books a claim of a linked system against a grant, or on the project of who leads it: the amount is held until it is decided (PROJ-8).
 * The same claim once more is answered as it stands.
 * @throws Refusal 403 `claim-secret`; 404 `project-unknown`, `grant-person-unknown`, `choice`; 500 `claim-differs`, `project-frozen`,
 * `project-closed`, `project-balance`, `use-…`
 */
export async function bookClaim(services: Services, booking: ClaimBooking): Promise<BookedClaim> {
  await requireSender(services, booking);
  return unitOfGrants(services, async (tx, at) => {
    const stored = await findClaim(tx, booking);
    if (!stored) return book(tx, services, booking, at);
    if (!saysTheSame(stored, booking)) throw new Refusal(500, 'claim-differs');
    return answerOf(stored);
  });
}
