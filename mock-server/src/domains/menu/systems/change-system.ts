import {
  type linkedSystemManagementEndpoints,
  type SystemChange,
  type SystemDraft,
  SystemSetting,
} from '@hall/contract/linked-system-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import { claimSecretId } from '../../../core/claim-secrets.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { systemAddress } from '../linked-url.ts';
import { type SystemRow, settingOf, storedSystem } from './system-settings.ts';

/** What entries of the hall itself belong to, on the wire. */
const HALL = 'hall';

/**
 * Where a system is: of the web, and not the hall itself, whose own pages a frame could then reach.
 * @throws Refusal 404 `system-address`, `own-address`
 */
function placeOf({ counterparts }: Services, address: string): Pick<SystemRow, 'origin' | 'basePath'> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const fits = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !/[?#]/.test(address);
  if (!fits) throw new Refusal(404, 'system-address', { field: 'address' });
  if (url.origin === new URL(counterparts.hallOrigin()).origin) throw new Refusal(404, 'own-address', { field: 'address' });
  return { origin: url.origin, basePath: url.pathname.replace(/\/+$/, '') };
}

/**
 * Where people are signed on to says an administrator: who receives their tickets may for a minute do what they may.
 * @throws Refusal 403 `beyond-own` at the address
 */
function requireAdministrator({ person }: SignedInCall): void {
  if (!person.roles.includes(ADMIN_ROLE)) throw new Refusal(403, 'beyond-own', { field: 'address' });
}

const dataOf = ({ name, nameEn, image, linkType, framing, signsOn, order, sandbox }: SystemDraft) => ({
  ...{ name: name.trim(), nameEn: nameEn.trim(), image: image.trim(), framing, order },
  linkType: linkType ?? null,
  external: !signsOn,
  sandbox: sandbox.join(' '),
});

/** What the log tells of a system; the address of one that keeps its place is told as it is shown. */
function told(services: Services, row: Omit<SystemRow, '_count'>) {
  const { version: _, entries: __, sandbox, ...setting } = settingOf({ ...row, _count: { permissions: 0 } });
  const words = sandbox.join(' ');
  return { ...setting, address: systemAddress(services, row), sandbox: { zh: words, en: words } };
}

/** Whether a system, or the hall itself, has the id; capital letters make no difference. */
const isTaken = (id: string, systems: readonly { readonly id: string }[]): boolean =>
  [HALL, ...systems.map((system) => system.id)].some((other) => other.toLowerCase() === id.toLowerCase());

/**
 * Registers a system.
 * @throws Refusal 404 `id-taken`, `system-address`, `own-address`; 403 `beyond-own`
 */
export async function createSystem(services: Services, draft: SystemDraft, call: SignedInCall): Promise<void> {
  const { id, name, nameEn } = draft;
  call.entry.target = { zh: name, en: nameEn };
  if (draft.signsOn) requireAdministrator(call);
  const place = placeOf(services, draft.address);
  await services.database.unitOfWork(async (tx) => {
    if (isTaken(id, await tx.linkedSystem.findMany({ select: { id: true } }))) throw new Refusal(404, 'id-taken', { field: 'id' });
    const made = await tx.linkedSystem.create({ data: { id, ...dataOf(draft), ...place } });
    noteChange(call, SystemSetting, {}, told(services, made));
  });
}

/**
 * Changes a system. One that is found where it was stays there: the demo systems have no address of their own.
 * @throws Refusal 404 as `createSystem`, or where it was deleted; 500 `changed-meanwhile`
 */
export async function changeSystem(services: Services, change: SystemChange, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const { _count, ...before } = await storedSystem(tx, change.id, call);
    if (before.version !== change.version) throw new Refusal(500, 'changed-meanwhile');
    const stays = change.address === systemAddress(services, before);
    if (change.signsOn && !(stays && !before.external)) requireAdministrator(call);
    const place = stays ? {} : placeOf(services, change.address);
    const data = { ...dataOf(change), ...place, version: before.version + 1 };
    const after = await tx.linkedSystem.update({ where: { id: before.id }, data });
    noteChange(call, SystemSetting, told(services, before), told(services, after));
  });
}

type Deletion = RequestOf<typeof linkedSystemManagementEndpoints.deleteSystem>;

/** Deletes a system that no entry belongs to. @throws Refusal 404 `not-found`; 500 `system-in-use`, `changed-meanwhile` */
export async function deleteSystem(services: Services, { id, version }: Deletion, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const { _count, ...row } = await storedSystem(tx, id, call);
    if (_count.permissions > 0) throw new Refusal(500, 'system-in-use', { params: { count: _count.permissions } });
    if (row.version !== version) throw new Refusal(500, 'changed-meanwhile');
    noteChange(call, SystemSetting, told(services, row), {});
    await tx.linkedSystem.delete({ where: { id } });
    // Another system that is called so later is another one.
    await tx.secret.deleteMany({ where: { id: claimSecretId(id) } });
  });
}
