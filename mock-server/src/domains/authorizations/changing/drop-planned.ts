import { ruleText } from '@hall/contract/errors';
import { LIVING } from '@hall/contract/rules/grant-states';
import type { Tx } from '@hall/database/database';
import { tell } from '../../../core/news.ts';

const ENDED = { fault: ruleText('grant-ended', 'zh', {}), faultEn: ruleText('grant-ended', 'en', {}) };

/** What was planned of grants that have ended does not come; of the end itself people are told otherwise. */
export async function dropPlanned(tx: Tx, { at }: { readonly at: Date }): Promise<void> {
  const where = { state: 'scheduled', grant: { state: { notIn: [...LIVING] } } };
  const planned = await tx.grantVersion.findMany({ where, include: { notices: true } });
  if (planned.length === 0) return;
  await tx.grantVersion.updateMany({ where, data: { state: 'void', ...ENDED } });
  const people = planned.flatMap(({ notices }) => notices.map(({ personId }) => personId));
  if (people.length > 0) await tell(tx, at, 'todos', people);
}
