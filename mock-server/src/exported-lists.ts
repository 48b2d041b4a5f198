import { applicationsEndpoints } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { changeNoticesEndpoints } from '@hall/contract/change-notices';
import { codesEndpoints } from '@hall/contract/codes';
import { departmentGrantsEndpoints } from '@hall/contract/department-grants';
import { grantUsesEndpoints } from '@hall/contract/grant-uses';
import { linkedSystemManagementEndpoints } from '@hall/contract/linked-system-management';
import { loansEndpoints } from '@hall/contract/loans';
import { logisticsEndpoints } from '@hall/contract/logistics';
import { logsEndpoints } from '@hall/contract/logs';
import { noticeExportsEndpoints } from '@hall/contract/notice-exports';
import { noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { pageManagementEndpoints } from '@hall/contract/page-management';
import { parameterManagementEndpoints } from '@hall/contract/parameter-management';
import { peopleEndpoints } from '@hall/contract/people';
import { projectsEndpoints } from '@hall/contract/projects';
import { rolesEndpoints } from '@hall/contract/role-management';
import { signaturesEndpoints } from '@hall/contract/signatures';
import { specialGrantsEndpoints } from '@hall/contract/special-grants';
import { todoSourcesEndpoints } from '@hall/contract/todo-sources';
import { updateManagementEndpoints } from '@hall/contract/update-management';
import { userInfoEndpoints } from '@hall/contract/user-info';
import type { ListRequest } from '@hall/contract/wire/list';
import type { AnyList, ExportedLists } from './core/files/file-task.ts';
import type { List } from './core/list.ts';

/** A list is asked by what its own call understood: nothing else asks it. */
const any = <F extends ListRequest, R>(list: List<F, R>): AnyList => list as unknown as AnyList;

/** The lists of which files are made, by their export calls: each is loaded where a file of it is. */
export const exportedLists: ExportedLists = {
  [applicationsEndpoints.exportOwn.path]: async () => any((await import('./domains/applications/list-applications.ts')).ownApplications),
  [approvalsEndpoints.exportApprovals.path]: async () => any((await import('./domains/applications/list-applications.ts')).approvals),
  [changeApplicationsEndpoints.exportAudits.path]: async () => any((await import('./domains/applications/list-applications.ts')).audits),
  [applicationsEndpoints.exportAll.path]: async () => any((await import('./domains/applications/list-applications.ts')).allApplications),
  [authorizationsEndpoints.exportHeld.path]: async () => any((await import('./domains/authorizations/list-grants.ts')).grantsHeld),
  [authorizationsEndpoints.exportGiven.path]: async () => any((await import('./domains/authorizations/list-grants.ts')).grantsGiven),
  [authorizationsEndpoints.exportAll.path]: async () => any((await import('./domains/authorizations/list-grants.ts')).grantsOfAll),
  [departmentGrantsEndpoints.exportDepartment.path]: async () =>
    any((await import('./domains/authorizations/list-grants.ts')).grantsOfDepartments),
  [specialGrantsEndpoints.exportSpecial.path]: async () => any((await import('./domains/authorizations/list-grants.ts')).grantsSpecial),
  [grantUsesEndpoints.exportUses.path]: async () => any((await import('./domains/authorizations/list-uses.ts')).uses),
  [changeNoticesEndpoints.exportNotices.path]: async () =>
    any((await import('./domains/authorizations/changing/list-notices.ts')).changeNotices),
  [codesEndpoints.exportSets.path]: async () => any((await import('./domains/codes/sets.ts')).sets),
  [codesEndpoints.exportEntries.path]: async () => any((await import('./domains/codes/entries.ts')).entries),
  [linkedSystemManagementEndpoints.exportSystems.path]: async () =>
    any((await import('./domains/menu/systems/system-settings.ts')).systems),
  [loansEndpoints.exportLoans.path]: async () => any((await import('./domains/loans/list-loans.ts')).loans),
  [logisticsEndpoints.exportVouchers.path]: async () => any((await import('./domains/logistics/list-vouchers.ts')).vouchers),
  [logsEndpoints.exportOperations.path]: async () => any((await import('./domains/logs/operations.ts')).operations),
  [logsEndpoints.exportSignIns.path]: async () => any((await import('./domains/logs/sign-ins.ts')).signIns),
  [noticeExportsEndpoints.exportNotices.path]: async () => any((await import('./domains/notices/list-notices.ts')).printedNotices),
  [noticeExportsEndpoints.exportManaged.path]: async () =>
    any((await import('./domains/notices/management/managed-notices.ts')).managedNotices),
  [noticeReadersEndpoints.exportReaders.path]: async () => any((await import('./domains/notices/management/readers.ts')).noticeReaders),
  [parameterManagementEndpoints.exportSettings.path]: async () => any((await import('./domains/parameters/settings.ts')).settings),
  [pageManagementEndpoints.exportPages.path]: async () => any((await import('./domains/pages/managed-pages.ts')).managedPages),
  [onlineSessionsEndpoints.exportOnline.path]: async () => any((await import('./domains/people/online/online-sessions.ts')).onlineSessions),
  [peopleEndpoints.exportAccounts.path]: async () => any((await import('./domains/people/accounts.ts')).accounts),
  [userInfoEndpoints.exportPeopleSeen.path]: async () => any((await import('./domains/people/info/people-seen.ts')).peopleSeen),
  [projectsEndpoints.exportOwn.path]: async () => any((await import('./domains/projects/own-projects.ts')).ownProjectList),
  [projectsEndpoints.exportLedger.path]: async () => any((await import('./domains/projects/ledger.ts')).ledgerList),
  [projectsEndpoints.exportAll.path]: async () => any((await import('./domains/projects/all-projects.ts')).allProjectList),
  [rolesEndpoints.exportRoles.path]: async () => any((await import('./domains/roles/roles.ts')).roles),
  [signaturesEndpoints.exportList.path]: async () => any((await import('./domains/signatures/list-signatures.ts')).signatures),
  [todoSourcesEndpoints.exportSources.path]: async () => any((await import('./domains/todos/settings.ts')).settings),
  [updateManagementEndpoints.exportUpdates.path]: async () => any((await import('./domains/updates/updates.ts')).updates),
};
