import type { loansEndpoints } from '@hall/contract/loans';
import type { Handlers } from '../../core/register.ts';
import { exportList } from '../pages/index.ts';
import { loans } from './list-loans.ts';

export const loansHandlers: Handlers<typeof loansEndpoints> = {
  list: loans.page,
  exportLoans: exportList(loans),
};
