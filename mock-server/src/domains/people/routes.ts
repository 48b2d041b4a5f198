import type { actingEndpoints } from '@hall/contract/acting';
import type { lookUpsEndpoints } from '@hall/contract/look-ups';
import { onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { peopleEndpoints } from '@hall/contract/people';
import type { personManagementEndpoints } from '@hall/contract/person-management';
import { userInfoEndpoints } from '@hall/contract/user-info';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { account } from './account.ts';
import { enableAccount, lockAccount } from './account-state.ts';
import './account-options.ts';
import { accounts, nextState } from './accounts.ts';
import { actAs, stopActing } from './acting.ts';
import { personDetails } from './editing/person.ts';
import { changePerson, createPerson } from './editing/save-person.ts';
import { endSessions } from './end-sessions.ts';
import { peopleSeen } from './info/people-seen.ts';
import { userInfo } from './info/user-info.ts';
import { departmentAndRoles, departmentName, departmentTree, peopleFound, peopleOfDepartment, personName } from './look-ups/look-ups.ts';
import { roleChoices } from './look-ups/role-choices.ts';
import { endOnline } from './online/end-online.ts';
import { onlinePage, onlineSessions } from './online/online-sessions.ts';
import { resetPassword } from './reset-password.ts';

export const peopleHandlers: Handlers<
  typeof peopleEndpoints &
    typeof lookUpsEndpoints &
    typeof personManagementEndpoints &
    typeof onlineSessionsEndpoints &
    typeof actingEndpoints &
    typeof userInfoEndpoints
> = {
  accounts: keptAnswer(accounts.page, { leaves: ['Session', 'SignInRefusal', 'traces'], until: nextState }),
  exportAccounts: exportList(peopleEndpoints.exportAccounts, accounts),
  printAccounts: printList(accounts),
  account,
  endSessions,
  lockAccount,
  enableAccount,
  resetPassword,
  actAs,
  stopActing,
  person: personDetails,
  roleChoices,
  createPerson,
  changePerson,
  people: keptAnswer(peopleFound),
  peopleOfDepartment: keptAnswer(peopleOfDepartment),
  departmentAndRoles,
  departments: keptAnswer(departmentTree),
  personName,
  departmentName,
  online: onlinePage,
  exportOnline: exportList(onlineSessionsEndpoints.exportOnline, onlineSessions),
  printOnline: printList(onlineSessions),
  endOnline,
  peopleSeen: keptAnswer(peopleSeen.page, { leaves: ['traces'] }),
  exportPeopleSeen: exportList(userInfoEndpoints.exportPeopleSeen, peopleSeen),
  printPeopleSeen: printList(peopleSeen),
  userInfo,
};
