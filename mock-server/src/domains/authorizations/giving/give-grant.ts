import type { Grant } from '@hall/contract/authorizations';
import { isDay } from '@hall/contract/calendar';
import { GrantDraft } from '@hall/contract/giving';
import { lastDayOf } from '@hall/contract/rules/durations';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import { stateOn } from '@hall/contract/rules/grant-states';
import { type GrantTerms, termsFault } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { fenIn } from '@hall/contract/rules/typed-amount';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { settlePassedOn } from '../change-grants.ts';
import { unitOfGrants } from '../day.ts';
import { grantOf } from '../grant-of.ts';
import { noteEvent } from '../note-event.ts';
import { findGrants, type StoredGrant, stateIn } from '../stored-grants.ts';
import { tellOfGrant } from '../tell-of-grants.ts';
import { authorityOf, type GivenBy, givenBy, type ProjectToGrant } from './authority.ts';
import { nextGrantNumber } from './next-number.ts';

/** Who is to get it. @throws Refusal 404 `required`, `grant-person-unknown`, and the rules of `grantPersonFault` */
async function authorizedPerson(tx: Tx, staffNumber: string, { leader }: ProjectToGrant, { person: giver }: SignedInCall) {
  const refused = (rule: ConstructorParameters<typeof Refusal>[1]) => new Refusal(404, rule, { field: 'staffNumber' });
  if (staffNumber === '') throw refused('required');
  const select = { id: true, staffNumber: true, name: true, nameEn: true, enabled: true } as const;
  const person = await tx.person.findUnique({ where: { staffNumber }, select });
  if (!person) throw refused('grant-person-unknown');
  const fault = grantPersonFault(person, { giver: giver.staffNumber, leader: leader.staffNumber });
  if (fault) throw refused(fault);
  return person;
}

/** The terms of a draft; its last day is that of its duration, whatever else it says. */
function termsOf(draft: GrantDraft): GrantTerms {
  const { firstDay = '', lastDay = '', duration, amount = '', systems } = draft;
  const reckoned = isDay(firstDay) ? lastDayOf(firstDay, duration) : undefined;
  const { controlled, mayRegrant, showsBalance, showsLedger } = draft;
  return {
    systems: [...new Set(systems)],
    ...{ firstDay, lastDay: reckoned ?? lastDay, longTerm: duration === 'long' },
    ...{ controlled, amount, mayRegrant, showsBalance, showsLedger },
  };
}

/** @throws Refusal 404 with the first of the rules of `termsFaults`, at the field */
function checkTerms(terms: GrantTerms, { project, parent }: GivenBy, today: string): void {
  const fault = termsFault(terms, today, authorityOf(project, parent));
  if (!fault) return;
  const { field, rule, params } = fault;
  throw new Refusal(404, rule, { field: field === 'longTerm' ? 'duration' : field, ...(params && { params }) });
}

/** What is kept of the terms. A long-term grant ends with what it was given by. */
function termsToKeep(terms: GrantTerms, { project, parent }: GivenBy) {
  const { systems, firstDay, longTerm, controlled, mayRegrant, showsBalance, showsLedger } = terms;
  const lastDay = longTerm ? (authorityOf(project, parent).until ?? null) : terms.lastDay;
  return {
    forQuery: systems.includes('query'),
    forExpense: systems.includes('expense'),
    forIncome: systems.includes('income'),
    ...{ firstDay, lastDay, longTerm, controlled, mayRegrant, showsBalance, showsLedger },
    amount: controlled ? fenIn(terms.amount) : 0,
  };
}

async function create(tx: Tx, number: string, by: GivenBy, data: ReturnType<typeof termsToKeep>, to: Recipient): Promise<StoredGrant> {
  const { project, parent } = by;
  const about = { projectCode: project.code, departmentId: project.departmentId, accountSet: project.accountSetName };
  const whose = { parentNumber: parent?.number ?? null, basis: parent ? 'holder' : 'leader' };
  const { personId, authorizerId, reason, at } = to;
  const state = stateOn(wireDay(at), { ...data, causes: [] });
  await tx.grant.create({ data: { number, ...about, ...whose, ...data, personId, authorizerId, reason, state, madeAt: at } });
  if (parent) await settlePassedOn(tx, parent.number);
  const [grant] = await findGrants(tx, { where: { number } });
  return grant as StoredGrant;
}

interface Recipient {
  readonly personId: string;
  readonly authorizerId: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Gives somebody a grant on a project, by who leads it or holds a grant that may be given on (PROJ-2, PROJ-5).
 * @throws Refusal as {@link givenBy} does, and 404 with the rules `grant-…` at the field
 */
export async function giveGrant(services: Services, draft: GrantDraft, call: SignedInCall): Promise<Grant> {
  const { id: authorizerId } = call.person;
  return unitOfGrants(services, async (tx, at) => {
    const by = await givenBy(tx, services, draft, call.person);
    const person = await authorizedPerson(tx, draft.staffNumber ?? '', by.project, call);
    const terms = termsOf(draft);
    checkTerms(terms, by, wireDay(at));
    const number = await nextGrantNumber(tx, at);
    const kept = termsToKeep(terms, by);
    call.entry.target = number;
    noteGiven(call, draft, { ...by, person, lastDay: kept.lastDay });
    const reason = draft.reason.trim();
    const grant = await create(tx, number, by, kept, { personId: person.id, authorizerId, reason, at });
    const why = { by: call.person, reason, at };
    await noteEvent(tx, number, 'granted', stateIn(grant), why);
    await tellOfGrant(tx, grant, 'granted', why);
    return grantOf(grant, true);
  });
}

interface Told extends GivenBy {
  readonly person: { readonly name: string; readonly nameEn: string };
  readonly lastDay: string | null;
}

/** Tells the log what was given to whom. */
function noteGiven(call: SignedInCall, draft: GrantDraft, { project, parent, person, lastDay }: Told): void {
  const { systems, duration, firstDay, controlled, amount, mayRegrant, showsBalance, showsLedger, reason } = draft;
  noteChange(
    call,
    GrantDraft,
    {},
    {
      project: { zh: project.name, en: project.nameEn },
      parent: parent?.number,
      staffNumber: { zh: person.name, en: person.nameEn },
      ...{ systems, duration, firstDay, lastDay: lastDay ?? undefined, controlled, ...(controlled && { amount }) },
      ...{ mayRegrant, showsBalance, showsLedger, reason },
    },
  );
}
