import type { logsEndpoints } from '@hall/contract/logs';
import type { Handlers } from '../../core/register.ts';
import { exportList } from '../pages/index.ts';
import { operations } from './operations.ts';
import { signIns } from './sign-ins.ts';

export const logsHandlers: Handlers<typeof logsEndpoints> = {
  operations: operations.page,
  signIns: signIns.page,
  exportOperations: exportList(operations),
  exportSignIns: exportList(signIns),
};
