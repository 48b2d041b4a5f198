import { wireDay } from '@hall/contract/rules/shanghai';
import type { Make } from './calls-of-settings.ts';
import type { TestHall } from './test-hall.ts';

/** Who leads a project lets somebody sign for them, and revokes that. */
export async function signature({ clock }: TestHall, principal: Make, dqrgh: string) {
  const { rows } = (await principal('signatures.signable', { text: '' })).data as { rows: { xmbh: string }[] };
  const [today, xmbhs] = [wireDay(clock.now()), rows.slice(0, 1).map(({ xmbh }) => xmbh)];
  const draft = { dqrgh, sfqbxm: '0', xmbhs, ksrq: today, jsrq: today, dbxe: '100.00', sqyy: '出差' };
  const { qzbh } = (await principal('signatures.give', draft)).data as { qzbh: string };
  for (const call of ['detail', 'effect']) await principal(`signatures.${call}`, { qzbh });
  await principal('signatures.revoke', { qzbh, cxyy: '已返校' });
}
