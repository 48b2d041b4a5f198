import { setRoles } from './roles.ts';
import type { Answer, TestHall } from './test-hall.ts';

/** People who have nothing to do with what a test makes, whatever their roles; the last of them may not even do what all staff may. */
export const BYSTANDERS = {
  uninvolved: 'jiangtao',
  administrator: 'admin',
  auditor: 'secauditor',
  'auditor alone': 'svcadmin',
} as const;

/** Has the last of the bystanders audit, and do nothing else. */
export const makeBystanders = (hall: TestHall): Promise<void> => setRoles(hall, BYSTANDERS['auditor alone'], 'secauditor');

/** The rule by which somebody is refused who has nothing to do with something, where all staff may make the call. */
export const refusalOf = (who: string): string => (who === 'auditor alone' ? 'no-permission' : 'not-found');

/** What came of a call: what a field of the answer says, where there is one, or the rule by which it was refused. */
export function cameOf({ code, data }: Answer, field: string): string {
  const { rule, [field]: said } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return String(code === 200 ? (said ?? 'done') : (rule ?? code));
}

/** What came of something of which the effect was asked for before: of both, where one was refused and the other was not, or otherwise. */
export function cameOfBoth(shown: Answer, done: Answer, field: string): string {
  const alike = shown.code === done.code && (done.code === 200 || cameOf(shown, field) === cameOf(done, field));
  return alike ? cameOf(done, field) : `shown: ${shown.code} ${cameOf(shown, field)}, done: ${done.code} ${cameOf(done, field)}`;
}
