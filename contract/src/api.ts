import { accountEndpoints } from './account.ts';
import { bankAccountsEndpoints } from './bank-accounts.ts';

import type { Domain } from './domain-names.ts';

import { dutiesEndpoints } from './duties.ts';
import { habitsEndpoints } from './habits.ts';
import { logsEndpoints } from './logs.ts';
import { menuEndpoints } from './menu.ts';
import { noticesEndpoints } from './notices.ts';
import { ownSessionsEndpoints } from './own-sessions.ts';
import { pagesEndpoints } from './pages.ts';
import { parametersEndpoints } from './parameters.ts';
import { passwordRecoveryEndpoints } from './password-recovery.ts';
import { peopleEndpoints } from './people.ts';
import { profileEndpoints } from './profile.ts';
import { sessionEndpoints } from './session.ts';
import { signInWaysEndpoints } from './sign-in-ways.ts';
import { todosEndpoints } from './todos.ts';
import { updatesEndpoints } from './updates.ts';
import { verificationEndpoints } from './verification.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every call of the API by domain. The web imports its domains one by one; this list is for servers, tests and documents. */
export const api = {
  session: { ...sessionEndpoints, ...verificationEndpoints, ...signInWaysEndpoints, ...passwordRecoveryEndpoints },
  account: { ...accountEndpoints, ...profileEndpoints, ...bankAccountsEndpoints, ...ownSessionsEndpoints },
  duties: dutiesEndpoints,
  menu: menuEndpoints,
  notices: noticesEndpoints,
  todos: todosEndpoints,
  people: peopleEndpoints,
  parameters: parametersEndpoints,
  updates: updatesEndpoints,
  pages: pagesEndpoints,
  logs: logsEndpoints,
  habits: habitsEndpoints,
} as const satisfies Readonly<Record<Domain, object>>;

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap((domain) => Object.values(domain) as unknown as Endpoint[]);
