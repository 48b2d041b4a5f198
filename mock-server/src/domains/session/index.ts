export { CODE_LIFE_MS } from './finish-recovery.ts';
export { identify, sessionToken } from './identify.ts';
export { CODE_TRIES } from './password-recovery.ts';
export { verificationsOf } from './pictures/verifications.ts';
export { hashCode, newCode, refuseTooSoon } from './recovery-code.ts';
export { sessionHandlers } from './routes.ts';
export { endOtherSessions, endSession, endSessionsOf, findOpenSession, type OpenSession, openSession } from './sessions.ts';
export { forgetFailures, judge, nameSubject, type Owned } from './sign-in-limits.ts';
export { personNamed } from './sign-in-record.ts';
