import { api } from './api.ts';
import { answersRows } from './wire/answers-rows.ts';
import type { Endpoint } from './wire/endpoint.ts';

/**
 * Calls that answer one thing that there is and change nothing, which their descriptions do not tell. They are named here, where no
 * browser loads it; a test of the server names each that is missing. One that is not named is never made of any backend unasked.
 */
const READS: ReadonlySet<object> = new Set<object>([
  ...[
    api.session.qrState,
    api.account.checkCard,
    api.logistics.way,
    api.projects.detail,
    api.projects.effect,
    api.authorizations.detail,
    api.authorizations.effect,
    api.authorizations.whyUse,
    api.authorizations.ofProject,
    api.authorizations.removable,
    api.authorizations.toChange,
    api.authorizations.changeEffect,
    api.applications.detail,
    api.applications.effects,
    api.applications.toApplyFor,
    api.applications.auditEffect,
    api.signatures.detail,
    api.signatures.effect,
    api.statistics.authority,
    api.menu.trySystem,
    api.notices.inFull,
    api.todos.trySource,
  ],
  ...[
    api.people.account,
    api.people.person,
    api.people.userInfo,
    api.updates.version,
    api.updates.update,
    api.pages.pageSetup,
    api.imports.template,
  ],
  ...[api.roles.role, api.roles.effects, api.roles.entryUse, api.roles.why],
]);

/**
 * Whether a call certainly changes nothing, whoever serves it: a page makes it by itself, it answers rows or events, it is a GET that is
 * told nothing or answers with a file, or it is named above. Of all others it is not known; none is taken for reading that the person's own
 * hand alone may make, or that leaves a mark in the log as something else.
 */
export function onlyReads(endpoint: Endpoint): boolean {
  const { byPage, stream, ownHand, logged, method, request, data, file } = endpoint;
  if (READS.has(endpoint) || byPage || stream) return true;
  if (ownHand || logged) return false;
  return answersRows(endpoint) || (method === 'GET' && ((data !== undefined && request === undefined) || file === true));
}
