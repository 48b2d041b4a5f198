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

const CODE_FIELDS = { phone: 'phoneCode', email: 'emailCode' } as const;

/** The code for a new phone or address. */
async function codeFor(services: Services, person: Person, contact: Contact, what: Proven): Promise<GivenCode | undefined> {
  const [target, code] = [contact[what], contact[CODE_FIELDS[what]]];
  if (target === undefined || target === person[what]) return undefined;
  if (code === undefined) throw new Refusal(404, 'required', { field: CODE_FIELDS[what] });
  return { purpose: what, target, hashed: await hashGiven(services, person.id, what, code) };
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
async function apply(tx: Tx, services: Services, person: Person, contact: Contact, codes: readonly GivenCode[], call: SignedInCall) {
  const { phone = person.phone, email = person.email, contactPhone = person.contactPhone } = contact;
  noteChange(call, UserInfo, textsOf(person), textsOf({ phone, contactPhone, email }));
  for (const given of codes) {
    const failure = await takeCode(tx, services, person.id, given);
    if (failure) return { what: given.purpose as Proven, failure };
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
  const person = await services.database.read.person.findUniqueOrThrow({ where: { id: call.person.id } });
  const codes = [await codeFor(services, person, contact, 'phone'), await codeFor(services, person, contact, 'email')].filter(
    (given) => given !== undefined,
  );
  const refused = await services.database.unitOfWork((tx) => apply(tx, services, person, contact, codes, call));
  if (refused) throw refuse(refused.what, refused.failure);
}
