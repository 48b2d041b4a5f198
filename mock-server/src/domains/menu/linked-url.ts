import type { LinkedSystem } from '@hall/contract/menu';
import { lacksPhone } from '@hall/contract/rules/duties';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import type { PermissionNode } from '../../core/permissions.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { TICKET_LIFE_MS } from '../../core/tokens.ts';
import { heldFunction } from './held-function.ts';
import { noteUse } from './own-systems/system-use.ts';

type System = NonNullable<PermissionNode['system']>;

/** Where browsers find a system. */
export const systemAddress = (services: Services, { origin, basePath }: Pick<System, 'origin' | 'basePath'>): string =>
  (origin ?? services.linkedOrigin()) + basePath;

/** Where a function is below the address of its system. */
export const pathInSystem = ({ id, path }: Pick<PermissionNode, 'id' | 'path'>): string => path ?? `/${id.slice(id.indexOf('.') + 1)}`;

/** Address of a function, below that of its system. */
export const functionAddress = (services: Services, node: Pick<PermissionNode, 'id' | 'path'> & { readonly system: System }): string =>
  systemAddress(services, node.system) + pathInSystem(node);

const inSystem = (permission: PermissionNode): permission is PermissionNode & { readonly system: System } => permission.system !== null;

/**
 * Address of a linked system's function, with a ticket that signs the person on once within a minute.
 * @throws Refusal 404 for an unknown function or one of the hall itself, 403 for one the person does not have, and
 * `phone-missing` where people need a phone for it (MENU-8)
 */
export async function linkedUrl(services: Services, { id: menuId }: { readonly id: string }, call: SignedInCall): Promise<string> {
  await requirePhone(services, call.person);
  const held = await heldFunction(services, call, menuId, 'id');
  if (!inSystem(held)) throw notFound('id');
  const address = new URL(functionAddress(services, held));
  if (!held.system.external) address.searchParams.set('ticket', issueTicket(services, call, held.id));
  await noteUse(services, call, held.system.id);
  return address.href;
}

/**
 * Address of an external link, where nobody is signed on. It is the one that the menu has registered, whatever the caller says.
 * @throws Refusal 404 for an entry that is no external link, 403 for one the person does not have
 */
export async function externalUrl(services: Services, { id: menuId }: { readonly id: string }, call: SignedInCall): Promise<string> {
  const held = await heldFunction(services, call, menuId, 'id');
  if (!inSystem(held) || !held.system.external) throw notFound('id');
  await noteUse(services, call, held.system.id);
  return functionAddress(services, held);
}

/** @throws Refusal 403 `phone-missing` where people need a phone for linked systems (MENU-8) */
export async function requirePhone(services: Services, person: SignedInPerson): Promise<void> {
  if (lacksPhone(await hallParameters(services), person.duty)) throw new Refusal(403, 'phone-missing');
}

/** Signs the caller on to one linked system once, while the session lasts; to one function of it when that is named. */
export const issueTicket = ({ tokens, randomId }: Services, { sessionId }: SignedInCall, menu?: string): string =>
  tokens.issue({ use: 'ticket', sub: sessionId, jti: randomId(), ...(menu && { menu }) }, TICKET_LIFE_MS);

/**
 * The person's credential for whatever function of a linked system they have.
 * @throws Refusal 403 `phone-missing` where people need a phone for linked systems (MENU-8)
 */
export async function credentialOf(services: Services, _: unknown, call: SignedInCall): Promise<string> {
  await requirePhone(services, call.person);
  return issueTicket(services, call);
}

/** The systems that the web may open, with where they are. */
export async function linkedSystemsOf(services: Services): Promise<LinkedSystem[]> {
  const systems = await services.database.read.linkedSystem.findMany({ orderBy: [{ order: 'asc' }, { id: 'asc' }] });
  return systems.map((system) => ({
    id: system.id,
    name: system.name,
    nameEn: system.nameEn,
    address: systemAddress(services, system),
    framing: system.framing,
    sandbox: system.sandbox ?? undefined,
    signsOn: !system.external,
  }));
}
