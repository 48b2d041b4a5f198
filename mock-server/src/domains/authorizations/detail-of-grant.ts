import type { authorizationsEndpoints, GrantDetail } from '@hall/contract/authorizations';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { versionsOf } from './changing/versions.ts';
import { bringToDay } from './day.ts';
import { eventOf, grantOf } from './grant-of.ts';
import { actorOf, grantNumbered, visibleTo } from './grant-scope.ts';
import { filesOfGrant } from './special/grant-files.ts';
import { findGrants } from './stored-grants.ts';

/** A grant with what was given on from it and its history, the latest first. @throws Refusal 404 `not-found` */
export async function detailOfGrant(
  services: Services,
  { number }: RequestOf<typeof authorizationsEndpoints.detail>,
  call: SignedInCall,
): Promise<GrantDetail> {
  await bringToDay(services);
  const { read } = services.database;
  const mayAct = await actorOf(services, call.person);
  const stored = await grantNumbered(read, number, await visibleTo(services, call.person), call);
  const children = await findGrants(read, { where: { parentNumber: number }, orderBy: { number: 'desc' } });
  const events = await read.grantEvent.findMany({ where: { grantNumber: number }, orderBy: { id: 'desc' } });
  return {
    grant: grantOf(stored, mayAct(stored)),
    children: children.map((child) => grantOf(child, mayAct(child))),
    events: events.map(eventOf),
    attachments: await filesOfGrant(read, number),
    versions: await versionsOf(read, number, mayAct(stored) !== undefined),
  };
}
