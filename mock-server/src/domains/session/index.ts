export { unavailability } from './availability.ts';
export { CODE_LIFE_MS } from './finish-recovery.ts';
export { identify, sessionToken } from './identify.ts';
export { openSessionsOf } from './open-sessions.ts';
export { CODE_TRIES } from './password-recovery.ts';
export { verificationsOf } from './pictures/verifications.ts';
export { hashCode, newCode, refuseTooSoon } from './recovery-code.ts';
export { sessionHandlers } from './routes.ts';
export {
  endActingFrom,
  endOpenSessions,
  endSession,
  endSessionsOf,
  findOpenSession,
  type OpenSession,
  openActing,
  openSession,
  succeedSession,
} from './sessions.ts';
export { addressSubject, forgetFailures, judge, nameSubject, type Owned, signInRefusedUntil } from './sign-in-limits.ts';
export { comparable, maskedName, personNamed } from './sign-in-name.ts';
export { limitAttempts, recordRefused, signInRow } from './sign-in-record.ts';
export { signedInPerson } from './signed-in-person.ts';
export { answerVerification, newPicture, refusedAttempt, requireProof, verificationKind } from './verification.ts';
