import { VERIFIED_SUBJECTS } from '@hall/contract/verification';
import type { Call, Caller } from '../core/call.ts';
import { passwordFits } from '../core/passwords.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import {
  answerVerification,
  judge,
  limitAttempts,
  maskedName,
  newPicture,
  personNamed,
  recordRefused,
  refusedAttempt,
  requireProof,
  unavailability,
  verificationKind,
} from '../domains/session/index.ts';
import type { Fields } from './fields.ts';
import { isProblem, type RefusedForm } from './sign-in-form.ts';

/** The way into the hall that a page is part of. */
type Way = 'cas' | 'authentication';
/** Who sent a form, and whether they still wait for what comes of it. */
type FormCaller = Caller & Pick<Call, 'gone'>;

/** Whose password it was, and how it is stored. */
interface Checked {
  readonly userName: string;
  readonly passwordHash: string;
}

/**
 * Counts a post to these pages, along with the sign-ins of its address. It comes before anything else that is done with a post, or what
 * is refused earlier would be work without limit.
 * @returns whether there were too many
 */
export function isOneTooMany(services: Services, { address }: Caller): boolean {
  try {
    limitAttempts(services, address);
    return false;
  } catch {
    return true;
  }
}

/**
 * Whose name and password a form holds, under the same limits as the hall's own sign-in. Where that asks for a verification, these pages
 * ask for the picture, whichever kind the parameters want: they have no script, and a slider needs one. The password is the hall's own, so
 * what is refused here is in the hall's sign-in log; what is good gets there with the session that it leads to.
 * @returns the person's user name and stored password, or what to tell
 */
export async function checkPassword(services: Services, way: Way, values: Fields, caller: FormCaller): Promise<Checked | RefusedForm> {
  const { address } = caller;
  if (values.another) return { problem: 'another-picture', picture: await pictureOf(services, caller) };
  try {
    return await judged(services, values, address);
  } catch (error) {
    await recordRefused(services, { way, userName: values.username ?? '', typed: true }, caller, error);
    if (!(error instanceof Refusal && isProblem(error.rule))) throw error;
    const { verification, time, until, of } = error.detail.params ?? {};
    const asks = error.rule.startsWith('verification-') || verification !== undefined;
    const subject = VERIFIED_SUBJECTS.find((one) => one === of);
    return {
      problem: error.rule,
      until: time,
      picture: asks ? await pictureOf(services, caller) : undefined,
      asked: subject && until ? { of: subject, until } : undefined,
    };
  }
}

async function judged(services: Services, values: Fields, address: string): Promise<Checked> {
  const { username = '', password = '' } = values;
  const kind = (await verificationKind(services)) && 'picture';
  const proof = await proofIn(services, values, address);
  const [person, masked] = [await personNamed(services, username), await maskedName(services, username)];
  const attempt = await judge(
    services,
    { name: person?.userName ?? masked, address },
    {
      admit: (due) => requireProof(services, kind, due, proof),
      owns: () => passwordFits(person?.passwordHash, password, address),
    },
  );
  if (!attempt.owned) throw refusedAttempt(attempt, kind);
  if (!person) throw new Refusal(402, 'credentials');
  const unavailable = unavailability(person);
  if (unavailable) throw unavailable;
  await services.database.unitOfWork(attempt.forget);
  return { userName: person.userName, passwordHash: person.passwordHash };
}

async function proofIn(services: Services, { uuid, code }: Fields, address: string): Promise<string | undefined> {
  return uuid && code ? answerVerification(services, { id: uuid, kind: 'picture', answer: code }, address) : undefined;
}

/** None for an address that has asked for too many, nor for who has gone. */
async function pictureOf(services: Services, caller: FormCaller) {
  try {
    return await newPicture(services, caller);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
