import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { changeNoticesEndpoints } from '@hall/contract/change-notices';
import { departmentGrantsEndpoints } from '@hall/contract/department-grants';
import type { givingEndpoints } from '@hall/contract/giving';
import type { grantChangesEndpoints } from '@hall/contract/grant-changes';
import type { grantRemovalEndpoints } from '@hall/contract/grant-removal';
import { grantUsesEndpoints } from '@hall/contract/grant-uses';
import type { projectAuthorityEndpoints } from '@hall/contract/project-authority';
import { specialGrantsEndpoints } from '@hall/contract/special-grants';
import type { whyUseEndpoints } from '@hall/contract/why-use';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { peopleFound } from '../people/index.ts';
import { actOnGrant, effectOfAction } from './act-on-grant.ts';
import { authorityOfProject } from './authority-of-project.ts';
import { changeGrant, dropChange, effectOfGrantChange, grantToChange } from './changing/change-grant.ts';
import { confirmNotice } from './changing/confirm-notice.ts';
import { changeNotices } from './changing/list-notices.ts';
import { giveDepartment } from './department/give-department.ts';
import { headedDepartments } from './department/headed.ts';
import { projectsOfDepartments } from './department/projects-of-departments.ts';
import { detailOfGrant } from './detail-of-grant.ts';
import { giveGrant } from './giving/give-grant.ts';
import { grantableProjects } from './giving/grantable.ts';
import { glanceAtGrants } from './glance-at-grants.ts';
import { grantsGiven, grantsHeld, grantsOfAll, grantsOfDepartments, grantsSpecial } from './list-grants.ts';
import { uses } from './list-uses.ts';
import { departmentsToRemoveIn } from './removing/departments-to-remove-in.ts';
import { removableGrants } from './removing/removable-grants.ts';
import { removeGrants } from './removing/remove-grants.ts';
import { giveSpecial } from './special/give-special.ts';
import { dropFile, grantFile, keepFile } from './special/grant-files.ts';
import { whyUse } from './why-use.ts';
import './grant-options.ts';

type Endpoints = typeof authorizationsEndpoints &
  typeof givingEndpoints &
  typeof departmentGrantsEndpoints &
  typeof specialGrantsEndpoints &
  typeof grantUsesEndpoints &
  typeof whyUseEndpoints &
  typeof projectAuthorityEndpoints &
  typeof grantRemovalEndpoints &
  typeof grantChangesEndpoints &
  typeof changeNoticesEndpoints;

export const authorizationsHandlers: Handlers<Endpoints> = {
  held: grantsHeld.page,
  glance: glanceAtGrants,
  exportHeld: exportList(authorizationsEndpoints.exportHeld, grantsHeld),
  printHeld: printList(grantsHeld),
  given: grantsGiven.page,
  exportGiven: exportList(authorizationsEndpoints.exportGiven, grantsGiven),
  printGiven: printList(grantsGiven),
  all: grantsOfAll.page,
  exportAll: exportList(authorizationsEndpoints.exportAll, grantsOfAll),
  printAll: printList(grantsOfAll),
  detail: detailOfGrant,
  uses: uses.page,
  exportUses: exportList(grantUsesEndpoints.exportUses, uses),
  printUses: printList(uses),
  grantable: grantableProjects,
  people: keptAnswer(peopleFound),
  give: giveGrant,
  department: grantsOfDepartments.page,
  exportDepartment: exportList(departmentGrantsEndpoints.exportDepartment, grantsOfDepartments),
  printDepartment: printList(grantsOfDepartments),
  headed: keptAnswer(headedDepartments),
  departmentProjects: keptAnswer(projectsOfDepartments),
  giveDepartment,
  special: grantsSpecial.page,
  exportSpecial: exportList(specialGrantsEndpoints.exportSpecial, grantsSpecial),
  printSpecial: printList(grantsSpecial),
  keepFile,
  dropFile,
  giveSpecial,
  grantFile,
  effect: effectOfAction,
  act: actOnGrant,
  toChange: grantToChange,
  changeEffect: effectOfGrantChange,
  change: changeGrant,
  dropChange,
  whyUse,
  ofProject: authorityOfProject,
  removalDepartments: departmentsToRemoveIn,
  removable: removableGrants,
  remove: removeGrants,
  notices: changeNotices.page,
  exportNotices: exportList(changeNoticesEndpoints.exportNotices, changeNotices),
  printNotices: printList(changeNotices),
  confirm: confirmNotice,
};
