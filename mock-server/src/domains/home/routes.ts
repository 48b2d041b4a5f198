import type { homeEndpoints } from '@hall/contract/home';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { arrange, arrangementOf } from './arrangement.ts';
import { claimsByMonth } from './claims-by-month.ts';

export const homeHandlers: Handlers<typeof homeEndpoints> = {
  arrangement: keptAnswer(arrangementOf, { leaves: ['HomeArrangement'] }),
  arrange,
  claims: claimsByMonth,
};
