import type { Credentials, SignedIn } from '@hall/contract/session';
import { VERIFICATION_KINDS, type VerificationKind } from '@hall/contract/verification';
import type { Call } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import { passwordFits } from '../../core/passwords.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findInDirectory } from './directory.ts';
import { type Attempt, countAttempt } from './sign-in-limits.ts';
import { personNamed, recordedSignIn } from './sign-in-record.ts';
import { FAILURES_BEFORE_VERIFICATION, requireProof } from './verification.ts';

/** Somebody who may or may not exist, and how to tell whether a password is theirs. */
interface Claimed {
  /** What attempts are counted under. */
  readonly name: string;
  /** Nobody for a name without an account. */
  readonly personId: string | undefined;
  owns(password: string): Promise<boolean>;
}

/**
 * Signs a person in by name and password, which the hall or the directory service checks.
 * @throws Refusal 404 for a sealed password that cannot be opened; 402 for a wrong name or password, after too many attempts,
 * or without the verification that is asked for; ERRCODE_001 for a person who has no account here, or is disabled or locked, told only to
 * who knows the password; 500 `directory-unavailable`
 */
export function signIn(services: Services, credentials: Credentials, call: Call): Promise<SignedIn> {
  const way = credentials.type === 'ad' ? 'directory' : 'password';
  return recordedSignIn(services, { way, userName: credentials.userName }, call, async () => {
    const password = services.sealing.open(credentials.password, 'password');
    const kind = await verificationKind(services);
    const claimed = await (way === 'directory' ? inDirectory : inHall)(services, credentials.userName);
    const attempt = await countAttempt(services, claimed.name, call.address, (earlier) =>
      requireProof(services, kind, earlier, credentials.proof),
    );
    if (!(await ownsOrWithdraw(services, claimed, password, attempt))) throw refused(attempt, kind);
    if (!claimed.personId) throw new Refusal('ERRCODE_001', 'no-account');
    return completeSignIn(services, { personId: claimed.personId, way, also: attempt.succeeded }, call);
  });
}

async function verificationKind(services: Services): Promise<VerificationKind | undefined> {
  const { signInVerification } = await hallParameters(services);
  return VERIFICATION_KINDS.find((kind) => kind === signInVerification);
}

/** Tells when the next attempt needs a verification, so that the page can show it. */
const refused = ({ failures }: Attempt, kind: VerificationKind | undefined): Refusal =>
  new Refusal(402, 'credentials', kind && failures >= FAILURES_BEFORE_VERIFICATION ? { params: { verification: kind } } : {});

async function inHall(services: Services, typed: string): Promise<Claimed> {
  const person = await personNamed(services, typed);
  return {
    name: person?.userName ?? typed,
    personId: person?.id,
    owns: (password) => passwordFits(person?.passwordHash, password),
  };
}

/** Attempts count under the name that the directory knows, so that no other spelling of it gives more of them. */
async function inDirectory(services: Services, typed: string): Promise<Claimed> {
  const found = await findInDirectory(services, typed);
  const person = found.userName ? await personNamed(services, found.userName) : null;
  return { name: person?.userName ?? found.userName ?? typed, personId: person?.id, owns: found.owns };
}

/** An attempt that nobody could judge, because the directory failed, does not count. */
async function ownsOrWithdraw({ database }: Services, claimed: Claimed, password: string, attempt: Attempt): Promise<boolean> {
  try {
    return await claimed.owns(password);
  } catch (error) {
    await database.unitOfWork(attempt.withdrawn);
    throw error;
  }
}
