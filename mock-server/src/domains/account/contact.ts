import { UserInfo } from '@hall/contract/account';
import type { profileEndpoints } from '@hall/contract/profile';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import { termsOf } from '@hall/contract/wire/entity';
import type { Person, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { type CodeFailure, type GivenCode, hashGiven, takeCode } from './contact-codes.ts';

type Contact = RequestOf<typeof profileEndpoints.updateContact>;
type Proven = 'phone' | 'email';
type Codes = Readonly<Record<Proven, GivenCode | undefined>>;

const PROVEN: readonly Proven[] = ['phone', 'email'];

const CODE_FIELDS = { phone: 'phoneCode', email: 'emailCode' } as const;

/** What a code that is given was sent for; none where there is no code. */
async function codeFor(services: Services, contact: Contact, what: Proven, personId: string): Promise<GivenCode | undefined> {
  const [target, code] = [contact[what], contact[CODE_FIELDS[what]]];
  if (target === undefined || code === undefined) return undefined;
  return { purpose: what, target, hashed: await hashGiven(services, personId, what, code) };
}

/** The codes of what changes. @throws Refusal 404 `required` where one is missing */
function codesNeeded(person: Person, contact: Contact, given: Codes): GivenCode[] {
  const changing = PROVEN.filter((what) => contact[what] !== undefined && contact[what] !== person[what]);
  return changing.map((what) => given[what] ?? missing(what));
}

function missing(what: Proven): never {
  throw new Refusal(404, 'required', { field: CODE_FIELDS[what] });
}

const refuse = (what: Proven, rule: CodeFailure) => new Refusal(500, rule, { field: rule === 'code-target' ? what : CODE_FIELDS[what] });

/** Tells the old phone or address of the change, in case somebody else made it. */
async function tellOld(tx: Tx, { clock }: Services, what: Proven, to: string | null): Promise<void> {
  if (!to) return;
  const { zh, en } = termsOf(UserInfo, what);
  const text = `您在财务网上办事大厅登记的${zh}已更换。如非本人操作，请联系管理员。The ${en.toLowerCase()} of your account was changed.`;
  await tx.outboxMessage.create({ data: { channel: what === 'phone' ? 'sms' : 'email', to, text, sentAt: clock.now() } });
}

const textsOf = ({ phone, contactPhone, email }: Pick<Person, 'phone' | 'contactPhone' | 'email'>) => ({
  phone: phone ?? undefined,
  contactPhone: contactPhone ?? undefined,
  email: email ?? undefined,
});

/** All or nothing. @returns the code that was refused, and why */
async function apply(tx: Tx, services: Services, contact: Contact, given: Codes, call: SignedInCall) {
  const person = await tx.person.findUniqueOrThrow({ where: { id: call.person.id } });
  const { phone = person.phone, email = person.email, contactPhone = person.contactPhone } = contact;
  noteChange(call, UserInfo, textsOf(person), textsOf({ phone, contactPhone, email }));
  const codes = codesNeeded(person, contact, given);
  for (const code of codes) {
    const failure = await takeCode(tx, services, person.id, code);
    if (failure) return { what: code.purpose as Proven, failure };
  }
  await tx.person.update({ where: { id: person.id }, data: { phone, email, contactPhone } });
  for (const { purpose } of codes) await tellOld(tx, services, purpose as Proven, person[purpose as Proven]);
  return undefined;
}

/**
 * Saves the contact details that are given. A changed phone or email address needs the code that went to it.
 * @throws Refusal 404 `required` without a code; 500 `code-wrong`, `code-expired` or `code-target`
 */
export async function updateContact(services: Services, contact: Contact, call: SignedInCall): Promise<void> {
  const given = {
    phone: await codeFor(services, contact, 'phone', call.person.id),
    email: await codeFor(services, contact, 'email', call.person.id),
  };
  const refused = await services.database.unitOfWork((tx) => apply(tx, services, contact, given, call));
  if (refused) throw refuse(refused.what, refused.failure);
}
