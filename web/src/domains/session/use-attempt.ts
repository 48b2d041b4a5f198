import { VERIFICATION_KINDS, VERIFIED_SUBJECTS, type VerificationKind, type VerifiedSubject } from '@hall/contract/verification';
import { useRef, useState } from 'react';
import type { ApiFailure } from '../../shared/api/failure.ts';
import { type Attempt, useSignIn } from './use-sign-in.ts';

/** A verification on the page. */
export interface Verification {
  /** Has what the person answered checked: the proof, or nothing when it was wrong, which the verification tells itself. */
  prove(): Promise<string | undefined>;
  /** Asks for something else; each is good for one try. */
  renew(): void;
}

interface AttemptOptions {
  readonly type: Attempt['type'];
  readonly onSignedIn: () => void;
}

/** What stands in the fields. They keep it themselves: typing draws nothing anew while there is nothing to take back (PERF-3). */
export type Typed = Pick<Attempt, 'userName' | 'password'>;

/** What the server asks for beside the password. */
export interface Demand {
  readonly kind: VerificationKind;
  /** How long it does, as the server says it. */
  readonly until: string | undefined;
  /** What has failed too often; `undefined` when the server does not say. */
  readonly of: VerifiedSubject | undefined;
}

function demandOf(failure: ApiFailure): Demand | undefined {
  const { verification, until, of } = (failure.kind === 'business' && failure.params) || {};
  const kind = VERIFICATION_KINDS.find((known) => known === verification);
  return kind && { kind, until: until === undefined ? undefined : String(until), of: VERIFIED_SUBJECTS.find((known) => known === of) };
}

/** Whether another attempt may follow at once; if not, what would stand before it is of no use yet. */
const mayGoOn = (failure: ApiFailure): boolean => failure.kind !== 'business' || failure.params?.time === undefined;

/** The state of the name and password form: what the server asks for beside what is typed, and what went wrong. */
export function useAttempt({ type, onSignedIn }: AttemptOptions) {
  const { prepare, signIn } = useSignIn();
  const [checked, setChecked] = useState<Typed>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [demanded, setDemanded] = useState<Demand>();
  const verification = useRef<Verification>(undefined);
  const change = (typed: Typed) => {
    if (typed.password) prepare();
    if (failure) setFailure(undefined);
    if (checked) setChecked(typed);
  };
  const attempt = async (typed: Typed): Promise<boolean> => {
    const proof = demanded && (await verification.current?.prove());
    if (demanded && !proof) return false;
    const failed = await signIn({ ...typed, userName: typed.userName.trim(), type, proof });
    setFailure(failed);
    if (!failed) {
      onSignedIn();
      return true;
    }
    verification.current?.renew();
    setDemanded((old) => (mayGoOn(failed) ? (demandOf(failed) ?? old) : undefined));
    return false;
  };
  const submit = async (typed: Typed) => {
    setChecked(typed);
    if (busy || !typed.userName.trim() || !typed.password) return;
    setBusy(true);
    setFailure(undefined);
    // Who is signed in is told so until the page gives way.
    if (!(await attempt(typed))) setBusy(false);
  };
  const missing = (field: keyof Typed): boolean => checked !== undefined && !checked[field].trim();
  return { change, missing, busy, failure, demanded, verification, submit };
}
