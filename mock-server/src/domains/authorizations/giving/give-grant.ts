import type { Grant } from '@hall/contract/authorizations';
import { GrantDraft } from '@hall/contract/giving';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../day.ts';
import { grantOf } from '../grant-of.ts';
import { authorityOf, type GivenBy, givenBy } from './authority.ts';
import { checkTerms, keptTerms, termsOf, toldTerms } from './draft-terms.ts';
import { makeGrant } from './make-grant.ts';

/**
 * Who is to get a grant on a project that somebody gives, or applies for.
 * @param giver staff number of who gives it
 * @throws Refusal 404 `required`, `grant-person-unknown`, and the rules of `grantPersonFault`
 */
export async function authorizedPerson(read: Reader | Tx, staffNumber: string, leader: string, giver: string) {
  const refused = (rule: ConstructorParameters<typeof Refusal>[1]) => new Refusal(404, rule, { field: 'staffNumber' });
  if (staffNumber === '') throw refused('required');
  const select = { id: true, staffNumber: true, name: true, nameEn: true, enabled: true } as const;
  const person = await read.person.findUnique({ where: { staffNumber }, select });
  if (!person) throw refused('grant-person-unknown');
  const fault = grantPersonFault(person, { giver, leader });
  if (fault) throw refused(fault);
  return person;
}

/**
 * Gives somebody a grant on a project, by who leads it or holds a grant that may be given on (PROJ-2, PROJ-5).
 * @throws Refusal as {@link givenBy} does, and 404 with the rules `grant-…` at the field
 */
export async function giveGrant(services: Services, draft: GrantDraft, call: SignedInCall): Promise<Grant> {
  return unitOfGrants(services, async (tx, at) => {
    const by = await givenBy(tx, services, draft, call.person);
    const person = await authorizedPerson(tx, draft.staffNumber ?? '', by.project.leader.staffNumber, call.person.staffNumber);
    const authority = authorityOf(by.project, by.parent);
    const terms = termsOf(draft);
    checkTerms(terms, wireDay(at), authority);
    const kept = keptTerms(terms, authority);
    noteGiven(call, draft, { ...by, person, lastDay: kept.lastDay });
    const made = { ...by, terms: kept, personId: person.id, authorizerId: call.person.id, reason: draft.reason.trim() };
    const grant = await makeGrant(tx, made, { by: call.person, at });
    call.entry.target = grant.number;
    return grantOf(grant, 'any');
  });
}

interface Told extends GivenBy {
  readonly person: { readonly name: string; readonly nameEn: string };
  readonly lastDay: string | null;
}

/** Tells the log what was given to whom. */
function noteGiven(call: SignedInCall, draft: GrantDraft, { project, parent, person, lastDay }: Told): void {
  noteChange(
    call,
    GrantDraft,
    {},
    {
      project: { zh: project.name, en: project.nameEn },
      parent: parent?.number,
      staffNumber: { zh: person.name, en: person.nameEn },
      ...toldTerms(draft, lastDay),
      reason: draft.reason,
    },
  );
}
