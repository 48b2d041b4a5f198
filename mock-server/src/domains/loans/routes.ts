import { loansEndpoints } from '@hall/contract/loans';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { loans } from './list-loans.ts';

export const loansHandlers: Handlers<typeof loansEndpoints> = {
  list: keptAnswer(loans.page),
  exportLoans: exportList(loansEndpoints.exportLoans, loans),
  printLoans: printList(loans),
};
