import { applicationsEndpoints } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import { changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { applyForChange, changeToApplyFor } from './applying/apply-for-change.ts';
import { projectsToApplyFor } from './applying/projects-to-apply-for.ts';
import { saveApplication, submitApplication } from './applying/save-application.ts';
import { removeApplication, withdrawApplication } from './applying/withdraw-application.ts';
import { effectOfAudit } from './deciding/audits.ts';
import { approveTogether, decideOnApplication } from './deciding/decide-on-application.ts';
import { applicationsWaiting, effectsOfApproval } from './deciding/effects.ts';
import { detailOfApplication } from './detail-of-application.ts';
import { allApplications, approvals, audits, ownApplications } from './list-applications.ts';

export const applicationsHandlers: Handlers<typeof applicationsEndpoints & typeof approvalsEndpoints & typeof changeApplicationsEndpoints> =
  {
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
    toApplyFor: changeToApplyFor,
    applyForChange,
    audits: audits.page,
    exportAudits: exportList(changeApplicationsEndpoints.exportAudits, audits),
    printAudits: printList(audits),
    auditEffect: effectOfAudit,
  };
