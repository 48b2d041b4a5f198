import type { statisticsEndpoints } from '@hall/contract/statistics';
import type { Handlers } from '../../core/register.ts';
import { authorityStatistics } from './authority-statistics.ts';

export const statisticsHandlers: Handlers<typeof statisticsEndpoints> = { authority: authorityStatistics };
