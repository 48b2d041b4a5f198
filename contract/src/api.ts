import { accountDomain, accountEndpoints } from './account.ts';
import { actingEndpoints } from './acting.ts';
import { applicationsDomain, applicationsEndpoints } from './applications.ts';
import { approvalsEndpoints } from './approvals.ts';
import { authorizationsDomain, authorizationsEndpoints } from './authorizations.ts';
import { bankAccountsEndpoints } from './bank-accounts.ts';
import type { Bilingual } from './bilingual.ts';
import { bookedClaimsEndpoints } from './booked-claims.ts';
import { changeApplicationsEndpoints } from './change-applications.ts';
import { changeNoticesEndpoints } from './change-notices.ts';
import { codesDomain, codesEndpoints } from './codes.ts';
import { departmentGrantsEndpoints } from './department-grants.ts';
import type { DomainDeclaration } from './domain.ts';
import { dutiesDomain, dutiesEndpoints } from './duties.ts';
import { exportsDomain, exportsEndpoints } from './exports.ts';
import { givingEndpoints } from './giving.ts';
import { grantChangesEndpoints } from './grant-changes.ts';
import { grantRemovalEndpoints } from './grant-removal.ts';
import { grantUsesEndpoints } from './grant-uses.ts';
import { habitsDomain, habitsEndpoints } from './habits.ts';
import { homeDomain, homeEndpoints } from './home.ts';
import { importsDomain, importsEndpoints } from './imports.ts';
import { linkedSystemManagementEndpoints } from './linked-system-management.ts';
import { liveDomain, liveEndpoints } from './live.ts';
import { loansDomain, loansEndpoints } from './loans.ts';
import { logisticsDomain, logisticsEndpoints } from './logistics.ts';
import { logsDomain, logsEndpoints } from './logs.ts';
import { lookUpsEndpoints } from './look-ups.ts';
import { menuDomain, menuEndpoints } from './menu.ts';
import { noticeExportsEndpoints } from './notice-exports.ts';
import { noticeManagementEndpoints } from './notice-management.ts';
import { noticeReadersEndpoints } from './notice-readers.ts';
import { noticesDomain, noticesEndpoints } from './notices.ts';
import { onlineSessionsEndpoints } from './online-sessions.ts';
import { ownSessionsEndpoints } from './own-sessions.ts';
import { ownSystemsEndpoints } from './own-systems.ts';
import { pageManagementEndpoints } from './page-management.ts';
import { pagesDomain, pagesEndpoints } from './pages.ts';
import { parameterManagementEndpoints } from './parameter-management.ts';
import { parametersDomain, parametersEndpoints } from './parameters.ts';
import { passwordRecoveryEndpoints } from './password-recovery.ts';
import { peopleDomain, peopleEndpoints } from './people.ts';
import { permissionManagementEndpoints } from './permission-management.ts';
import { personManagementEndpoints } from './person-management.ts';
import { profileEndpoints } from './profile.ts';
import { projectAuthorityEndpoints } from './project-authority.ts';
import { projectsDomain, projectsEndpoints } from './projects.ts';
import { rolesDomain, rolesEndpoints } from './role-management.ts';
import { savedQueriesEndpoints } from './saved-queries.ts';
import { sessionDomain, sessionEndpoints } from './session.ts';
import { sheetsDomain, sheetsEndpoints } from './sheets.ts';
import { signInWaysEndpoints } from './sign-in-ways.ts';
import { signaturesDomain, signaturesEndpoints } from './signatures.ts';
import { specialGrantsEndpoints } from './special-grants.ts';
import { statisticsDomain, statisticsEndpoints } from './statistics.ts';
import { systemDomain } from './system.ts';
import { tableColumnsEndpoints } from './table-columns.ts';
import { todoSourcesEndpoints } from './todo-sources.ts';
import { todosDomain, todosEndpoints } from './todos.ts';
import { updateManagementEndpoints } from './update-management.ts';
import { updatesDomain, updatesEndpoints } from './updates.ts';
import { userInfoEndpoints } from './user-info.ts';
import { verificationEndpoints } from './verification.ts';
import { whyEndpoints } from './why.ts';
import { whyUseEndpoints } from './why-use.ts';
import type { Access, Endpoint } from './wire/endpoint.ts';

const domains = {
  session: {
    ...sessionDomain,
    calls: { ...sessionEndpoints, ...verificationEndpoints, ...signInWaysEndpoints, ...passwordRecoveryEndpoints },
  },
  account: { ...accountDomain, calls: { ...accountEndpoints, ...profileEndpoints, ...bankAccountsEndpoints, ...ownSessionsEndpoints } },
  duties: { ...dutiesDomain, calls: dutiesEndpoints },
  home: { ...homeDomain, calls: homeEndpoints },
  live: { ...liveDomain, calls: liveEndpoints },
  loans: { ...loansDomain, calls: loansEndpoints },
  logistics: { ...logisticsDomain, calls: logisticsEndpoints },
  menu: { ...menuDomain, calls: { ...menuEndpoints, ...linkedSystemManagementEndpoints, ...ownSystemsEndpoints } },
  notices: {
    ...noticesDomain,
    calls: { ...noticesEndpoints, ...noticeManagementEndpoints, ...noticeReadersEndpoints, ...noticeExportsEndpoints },
  },
  todos: { ...todosDomain, calls: { ...todosEndpoints, ...todoSourcesEndpoints } },
  people: {
    ...peopleDomain,
    calls: {
      ...peopleEndpoints,
      ...personManagementEndpoints,
      ...lookUpsEndpoints,
      ...onlineSessionsEndpoints,
      ...actingEndpoints,
      ...userInfoEndpoints,
    },
  },
  parameters: { ...parametersDomain, calls: { ...parametersEndpoints, ...parameterManagementEndpoints } },
  projects: { ...projectsDomain, calls: { ...projectsEndpoints, ...bookedClaimsEndpoints } },
  authorizations: {
    ...authorizationsDomain,
    calls: {
      ...authorizationsEndpoints,
      ...givingEndpoints,
      ...specialGrantsEndpoints,
      ...departmentGrantsEndpoints,
      ...grantUsesEndpoints,
      ...whyUseEndpoints,
      ...projectAuthorityEndpoints,
      ...grantRemovalEndpoints,
      ...grantChangesEndpoints,
      ...changeNoticesEndpoints,
    },
  },
  applications: { ...applicationsDomain, calls: { ...applicationsEndpoints, ...approvalsEndpoints, ...changeApplicationsEndpoints } },
  signatures: { ...signaturesDomain, calls: signaturesEndpoints },
  statistics: { ...statisticsDomain, calls: statisticsEndpoints },
  updates: { ...updatesDomain, calls: { ...updatesEndpoints, ...updateManagementEndpoints } },
  pages: { ...pagesDomain, calls: { ...pagesEndpoints, ...pageManagementEndpoints, ...savedQueriesEndpoints, ...tableColumnsEndpoints } },
  logs: { ...logsDomain, calls: logsEndpoints },
  exports: { ...exportsDomain, calls: exportsEndpoints },
  sheets: { ...sheetsDomain, calls: sheetsEndpoints },
  habits: { ...habitsDomain, calls: habitsEndpoints },
  imports: { ...importsDomain, calls: importsEndpoints },
  roles: { ...rolesDomain, calls: { ...rolesEndpoints, ...permissionManagementEndpoints, ...whyEndpoints } },
  codes: { ...codesDomain, calls: codesEndpoints },
  system: { ...systemDomain, calls: {} },
};

type Domains = typeof domains;
export type Domain = keyof Domains;

type PermissionsOf<D> = D extends { readonly permissions: infer P } ? keyof P & string : never;
/** A permission that some domain declares. */
export type PermissionId = PermissionsOf<Domains[Domain]>;

const ofEach = <T>(part: (its: DomainDeclaration & Pick<Domains[Domain], 'calls'>) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(domains).map(([id, its]) => [id, part(its)]));

/** What each domain is called. */
export const DOMAIN_NAMES = ofEach(({ name }) => name) as Readonly<Record<Domain, Bilingual>>;

/** What each permission is called. */
export const PERMISSIONS = Object.assign({}, ...Object.values(ofEach(({ permissions }) => permissions))) as Readonly<
  Record<PermissionId, Bilingual>
>;

/** Calls as they may stand in the API: who may make them is said by permissions that there are. */
export type ApiCalls = Readonly<Record<string, { readonly access: Access<PermissionId> }>>;

/** Every call of the API by domain. The web imports its domains one by one; this list is for servers, tests and documents. */
export const api = ofEach(({ calls }) => calls) as { readonly [D in Domain]: Domains[D]['calls'] } satisfies Readonly<
  Record<Domain, ApiCalls>
>;

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap((calls) => Object.values(calls) as unknown as Endpoint[]);
