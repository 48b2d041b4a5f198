import { type logsEndpoints, OperationFilter, OperationRecord, SignInFilter, SignInRecord } from '@hall/contract/logs';
import type { Handlers } from '../../core/register.ts';
import { type ExportedList, exportList } from '../pages/index.ts';
import { listOperations } from './operations.ts';
import { listSignIns } from './sign-ins.ts';

const OPERATIONS: ExportedList<OperationFilter, OperationRecord> = {
  pageId: 'operation-log',
  filter: OperationFilter,
  row: OperationRecord,
  list: listOperations,
};
const SIGN_INS: ExportedList<SignInFilter, SignInRecord> = {
  pageId: 'sign-in-log',
  filter: SignInFilter,
  row: SignInRecord,
  list: listSignIns,
};

export const logsHandlers: Handlers<typeof logsEndpoints> = {
  operations: listOperations,
  signIns: listSignIns,
  exportOperations: (services, asked, { person }) => exportList(services, person, asked, OPERATIONS),
  exportSignIns: (services, asked, { person }) => exportList(services, person, asked, SIGN_INS),
};
