import { applicationsEndpoints } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { projectsToApplyFor } from './applying/projects-to-apply-for.ts';
import { saveApplication, submitApplication } from './applying/save-application.ts';
import { removeApplication, withdrawApplication } from './applying/withdraw-application.ts';
import { approveTogether, decideOnApplication } from './deciding/decide-on-application.ts';
import { applicationsWaiting, effectsOfApproval } from './deciding/effects.ts';
import { detailOfApplication } from './detail-of-application.ts';
import { allApplications, approvals, ownApplications } from './list-applications.ts';

export const applicationsHandlers: Handlers<typeof applicationsEndpoints & typeof approvalsEndpoints> = {
  projects: keptAnswer(projectsToApplyFor),
  own: ownApplications.page,
  exportOwn: exportList(applicationsEndpoints.exportOwn, ownApplications),
  printOwn: printList(ownApplications),
  all: allApplications.page,
  exportAll: exportList(applicationsEndpoints.exportAll, allApplications),
  printAll: printList(allApplications),
  detail: detailOfApplication,
  save: saveApplication,
  submit: submitApplication,
  withdraw: withdrawApplication,
  remove: removeApplication,
  approvals: approvals.page,
  exportApprovals: exportList(approvalsEndpoints.exportApprovals, approvals),
  printApprovals: printList(approvals),
  effects: effectsOfApproval,
  decide: decideOnApplication,
  approveTogether,
  waiting: applicationsWaiting,
};
