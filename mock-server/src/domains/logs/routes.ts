import { type logsEndpoints, OperationFilter, SignInFilter } from '@hall/contract/logs';
import { exportList } from '../../core/export-list.ts';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { listOperations } from './operations.ts';
import { listSignIns } from './sign-ins.ts';

export const logsHandlers = (services: Services): Handlers<typeof logsEndpoints> => ({
  operations: (filter) => listOperations(services, filter),
  signIns: (filter) => listSignIns(services, filter),
  exportOperations: (asked) => exportList(services, asked, OperationFilter, listOperations),
  exportSignIns: (asked) => exportList(services, asked, SignInFilter, listSignIns),
});
