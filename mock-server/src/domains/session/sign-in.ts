import type { Credentials, SignedIn } from '@hall/contract/session';
import type { Person } from '@hall/database/database';
import type { Call } from '../../core/call.ts';
import { passwordFits } from '../../core/passwords.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findInDirectory } from './directory.ts';
import { judge } from './sign-in-limits.ts';
import { maskedName, personNamed } from './sign-in-name.ts';
import { recordedSignIn } from './sign-in-record.ts';
import { refusedAttempt, requireProof, verificationKind } from './verification.ts';

/** Somebody who may or may not exist, and how to tell whether a password is theirs. */
interface Claimed {
  /** What attempts are counted under. */
  readonly name: string;
  /** Nobody for a name without an account. */
  readonly person: Person | null;
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
  const trace = { way, userName: credentials.userName, typed: true } as const;
  return recordedSignIn(services, trace, call, async () => {
    const password = services.sealing.open(credentials.password, 'password');
    const kind = await verificationKind(services);
    const claimed = await (way === 'directory' ? inDirectory : inHall)(services, credentials.userName, call);
    const judged = await judge(
      services,
      { name: claimed.name, address: call.address },
      {
        admit: (due) => requireProof(services, kind, due, credentials.proof),
        owns: () => claimed.owns(password),
      },
    );
    if (!judged.owned) throw refusedAttempt(judged, kind);
    if (!claimed.person) throw new Refusal('ERRCODE_001', 'no-account');
    return completeSignIn(services, { person: claimed.person, trace, also: judged.forget }, call);
  });
}

async function inHall(services: Services, typed: string, { address }: Call): Promise<Claimed> {
  // Made for everybody, so that an unknown name takes no longer.
  const [person, masked] = [await personNamed(services, typed), await maskedName(services, typed)];
  return {
    name: person?.userName ?? masked,
    person,
    owns: (password) => passwordFits(person?.passwordHash, password, address),
  };
}

/** Attempts count under the name that the directory knows, so that no other spelling of it gives more of them. */
async function inDirectory(services: Services, typed: string): Promise<Claimed> {
  const found = await findInDirectory(services, typed);
  const person = found.userName ? await personNamed(services, found.userName) : null;
  const masked = await maskedName(services, found.userName ?? typed);
  return { name: person?.userName ?? masked, person, owns: found.owns };
}
