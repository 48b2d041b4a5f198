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
  /** Called at the first character typed. */
  readonly onTyping: () => void;
}

type Typed = Pick<Attempt, 'userName' | 'password'>;

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

/** The state of the name and password form: what was typed, what the server asks for beside it, and what went wrong. */
export function useAttempt({ type, onSignedIn, onTyping }: AttemptOptions) {
  const { prepare, signIn } = useSignIn();
  const [values, setValues] = useState<Typed>({ userName: '', password: '' });
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [demanded, setDemanded] = useState<Demand>();
  const verification = useRef<Verification>(undefined);
  const started = useRef(false);
  const change = (part: Partial<Typed>) => {
    if (!started.current) {
      started.current = true;
      onTyping();
    }
    if (part.password) prepare();
    setFailure(undefined);
    setValues((old) => ({ ...old, ...part }));
  };
  const attempt = async () => {
    const proof = demanded && (await verification.current?.prove());
    if (demanded && !proof) return;
    const failed = await signIn({ ...values, userName: values.userName.trim(), type, proof });
    setFailure(failed);
    if (!failed) return onSignedIn();
    verification.current?.renew();
    setDemanded((old) => (mayGoOn(failed) ? (demandOf(failed) ?? old) : undefined));
  };
  const submit = async () => {
    setChecked(true);
    if (busy || !values.userName.trim() || !values.password) return;
    setBusy(true);
    setFailure(undefined);
    await attempt();
    setBusy(false);
  };
  return { values, change, checked, busy, failure, demanded, verification, submit };
}
