import { logsEndpoints } from '@hall/contract/logs';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { OF_COUNTS, operationCounts } from './operation-counts.ts';
import { OF_OPERATIONS, operations } from './operations.ts';
import { OF_SIGN_INS, signIns } from './sign-ins.ts';

export const logsHandlers: Handlers<typeof logsEndpoints> = {
  operations: keptAnswer(operations.page, OF_OPERATIONS),
  operationCounts: keptAnswer(operationCounts, OF_COUNTS),
  signIns: keptAnswer(signIns.page, OF_SIGN_INS),
  exportOperations: exportList(logsEndpoints.exportOperations, operations),
  exportSignIns: exportList(logsEndpoints.exportSignIns, signIns),
  printOperations: printList(operations),
  printSignIns: printList(signIns),
};
