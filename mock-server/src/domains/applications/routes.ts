import { applicationsEndpoints } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { allApplications, approvals, ownApplications } from './list-applications.ts';

const later = async (): Promise<never> => {
  throw new Error('yet to be written');
};

export const applicationsHandlers: Handlers<typeof applicationsEndpoints & typeof approvalsEndpoints> = {
  projects: later,
  own: ownApplications.page,
  exportOwn: exportList(applicationsEndpoints.exportOwn, ownApplications),
  printOwn: printList(ownApplications),
  all: allApplications.page,
  exportAll: exportList(applicationsEndpoints.exportAll, allApplications),
  printAll: printList(allApplications),
  detail: later,
  save: later,
  submit: later,
  withdraw: later,
  remove: later,
  approvals: approvals.page,
  exportApprovals: exportList(approvalsEndpoints.exportApprovals, approvals),
  printApprovals: printList(approvals),
  effects: later,
  decide: later,
  approveTogether: later,
  waiting: later,
};
