import type { Rule } from '../errors.ts';
import { GRANT_MOST_FEN } from './grant-terms.ts';
import { fenIn } from './typed-amount.ts';

/** By what grants are chosen that are to be removed (PROJ-26). */
export const REMOVAL_WAYS = {
  amount: ['按金额', 'By amount'],
  project: ['按项目', 'By project'],
  department: ['按部门', 'By department'],
} as const;
export type RemovalWay = keyof typeof REMOVAL_WAYS;

/** How several grants are removed. */
export const REMOVAL_MODES = {
  all: ['全部解除', 'All or none'],
  each: ['逐项解除', 'One by one'],
} as const;
export type RemovalMode = keyof typeof REMOVAL_MODES;

/** What somebody chooses grants by. */
export interface RemovalTerms {
  readonly way: RemovalWay;
  /** Decimal text in yuan with two decimals. */
  readonly most?: string | undefined;
  readonly projects?: readonly string[] | undefined;
  readonly departments?: readonly string[] | undefined;
}

/** What is wrong with the most that may be available: decimal text in yuan; 0.00 is what is used up. */
function mostFault(way: RemovalWay, yuan: string): Rule | undefined {
  if (yuan === '') return way === 'amount' ? 'removal-amount' : undefined;
  return fenIn(yuan) <= GRANT_MOST_FEN ? undefined : 'removal-amount';
}

/** What is wrong with one of the fields by which grants are chosen, as form and server say it: each way needs its own. */
export function removalFaultAt(field: 'most' | 'projects' | 'departments', terms: RemovalTerms): Rule | undefined {
  const { way, most = '', projects = [], departments = [] } = terms;
  if (field === 'most') return mostFault(way, most);
  if (field === 'projects') return way === 'project' && projects.length === 0 ? 'removal-projects' : undefined;
  return way === 'department' && departments.length === 0 ? 'removal-departments' : undefined;
}
