import { randomUUID } from 'node:crypto';
import { PersonChange, type PersonDraft } from '@hall/contract/person-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { fullIdNumber } from '@hall/contract/rules/id-number';
import { seenOf } from '@hall/contract/rules/seen';
import type { Reader, Tx } from '@hall/database/database';
import { spellingOf } from '@hall/database/spelling';
import { temporaryPassword } from '@hall/database/temporary-password';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { hashPassword, NO_PASSWORD, passwordOf } from '../../../core/passwords.ts';
import { personStateChanged } from '../../../core/person-states.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { comparable, endSessionsOf } from '../../session/index.ts';
import { hold, release, requireReason } from '../account-holds.ts';
import { keepAnAdmin } from '../account-state.ts';
import { requireDepartment, requireNoWayIn } from './edit-limits.ts';
import { canGive, detailsOf, type EditedPerson, editedPerson, editions } from './person.ts';

type Said = Omit<PersonDraft, 'idNumber'> & { readonly idNumber?: string | undefined };

/** A password that is shown once, with what is stored of it. */
async function newPassword({ address }: SignedInCall) {
  const password = temporaryPassword();
  return { password, hash: await hashPassword(password, address) };
}

const dataOf = (said: Said) => ({
  userName: comparable(said.userName),
  name: said.name.trim(),
  nameEn: seenOf(said.nameEn) || said.name.trim(),
  spelling: spellingOf(said.name.trim()),
  phone: said.phone,
  contactPhone: said.contactPhone || null,
  email: said.email,
  departmentId: said.departmentId,
  enabled: said.enabled,
  local: said.local,
  ...(said.idNumber && { idNumber: fullIdNumber(said.idNumber) }),
});

/** What nobody else may have: staff numbers and user names are one kind, since people sign in with either. */
async function requireFree(tx: Reader, said: Said, personId: string): Promise<void> {
  const other = { id: { not: personId } };
  const taken = async (field: keyof Said, where: object) => {
    if (await tx.person.findFirst({ where: { AND: [other, where] } })) throw new Refusal(404, 'id-taken', { field });
  };
  const called = (name: string) => ({ OR: [{ staffNumber: comparable(name) }, { userName: comparable(name) }] });
  await taken('staffNumber', called(said.staffNumber));
  await taken('userName', called(said.userName));
  if (said.idNumber) await taken('idNumber', { idNumber: fullIdNumber(said.idNumber) });
}

async function requirePlaces(tx: Reader, { departmentId, roleIds }: Said): Promise<void> {
  if (!(await tx.department.findUnique({ where: { id: departmentId } }))) throw notFound('departmentId');
  if ((await tx.role.count({ where: { id: { in: [...roleIds] } } })) < roleIds.length) throw notFound('roleIds');
}

/** @throws Refusal 403 `beyond-own` where roles come or go that the caller cannot give */
async function requireGivable(services: Services, call: SignedInCall, before: readonly string[], after: readonly string[]): Promise<void> {
  const changed = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
  for (const id of changed) if (!(await canGive(services, call, id))) throw new Refusal(403, 'beyond-own', { field: 'roleIds' });
}

const toldOf = ({ userName, name, nameEn, phone, contactPhone, email, enabled, local }: EditedPerson) => ({
  ...{ userName, name, nameEn, enabled, local },
  phone: phone ?? '',
  contactPhone: contactPhone ?? undefined,
  email: email ?? '',
});

/** Where somebody is and what the roles are called, as the log tells it. */
async function placesTold(tx: Reader, departmentId: string, roleIds: readonly string[]) {
  const department = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  const roles = await tx.role.findMany({ where: { id: { in: [...roleIds] } }, orderBy: { id: 'asc' } });
  return {
    departmentId: { zh: department.name, en: department.nameEn },
    roleIds: { zh: roles.map(({ name }) => name).join('、'), en: roles.map(({ nameEn }) => nameEn).join(', ') },
  };
}

/**
 * Adds a person. A local user has a password that is shown once and has to be changed.
 * @throws Refusal 404 `id-taken`, `not-found`, `required`; 403 `beyond-own`
 */
export async function createPerson(services: Services, draft: PersonDraft, call: SignedInCall): Promise<{ temporaryPassword?: string }> {
  const { password, hash } = await newPassword(call);
  const staffNumber = comparable(draft.staffNumber);
  call.entry.target = { zh: `${draft.name} ${staffNumber}`, en: `${draft.nameEn || draft.name} ${staffNumber}` };
  await services.database.unitOfWork(async (tx) => {
    await requirePlaces(tx, draft);
    await requireFree(tx, draft, '');
    await requireDepartment(services, call, draft.departmentId);
    await requireGivable(services, call, [], draft.roleIds);
    const data = { ...dataOf(draft), id: randomUUID(), staffNumber };
    const stored = draft.local ? passwordOf(hash, services.clock, true) : { passwordHash: NO_PASSWORD };
    const roles = { create: draft.roleIds.map((roleId) => ({ roleId })) };
    const person = await tx.person.create({ data: { ...data, ...stored, roles }, include: { roles: true, department: true } });
    const places = await placesTold(tx, person.departmentId, draft.roleIds);
    noteChange(call, PersonChange, {}, { ...toldOf(person), ...places, idNumber: { zh: '******', en: '******' } });
    if (!draft.enabled) await hold(tx, services, call, { personId: person.id, kind: 'disabled' }, '');
  });
  return draft.local ? { temporaryPassword: password } : {};
}

/** Whoever edits the own account neither shuts it out, its password with it, nor gives up the administrators' role: others do that. */
function requireOthers(before: EditedPerson, { enabled, local, roleIds }: PersonChange, { person }: SignedInCall): void {
  if (before.id !== person.id) return;
  const isAdmin = before.roles.some(({ roleId }) => roleId === ADMIN_ROLE);
  if (!enabled || (before.local && !local) || (isAdmin && !roleIds.includes(ADMIN_ROLE))) throw new Refusal(500, 'not-yourself');
}

async function switchAccount(tx: Tx, services: Services, before: EditedPerson, change: PersonChange, call: SignedInCall): Promise<void> {
  if (before.enabled === change.enabled) return;
  const held = { personId: before.id, kind: 'disabled' } as const;
  const why = requireReason(change.reason, !change.enabled);
  await personStateChanged(tx, { personId: before.id, enabled: change.enabled, by: call.person, at: services.clock.now() });
  if (change.enabled) return release(tx, call, held, why);
  await hold(tx, services, call, held, why);
  await endSessionsOf(tx, services, before.id, 'disabled');
}

/** What is stored of the password of who becomes a local user, or is one no more. */
function passwordFor(services: Services, before: EditedPerson, { local }: PersonChange, hash: string): object {
  if (before.local === local) return {};
  return local ? passwordOf(hash, services.clock, true) : { passwordHash: NO_PASSWORD, mustChangePassword: false, weakPassword: false };
}

/**
 * Changes a person; roles bite at the person's next call. Who becomes a local user has a password that is shown once.
 * @throws Refusal 404 `not-found`, `id-taken`, `required`; 403 `beyond-own`, `no-permission`; 500 `changed-meanwhile`, `last-admin`,
 * `not-yourself`
 */
export async function changePerson(services: Services, change: PersonChange, call: SignedInCall): Promise<{ temporaryPassword?: string }> {
  const [{ password, hash }, keyed] = [await newPassword(call), await editions(services)];
  return services.database.unitOfWork(async (tx) => {
    const before = await editedPerson(tx, services, change, call);
    if (detailsOf(before, keyed).edition !== change.edition) throw new Refusal(500, 'changed-meanwhile');
    if (!before.idNumber && !change.idNumber) throw new Refusal(404, 'required', { field: 'idNumber' });
    const held = before.roles.map(({ roleId }) => roleId);
    await requirePlaces(tx, change);
    await requireFree(tx, change, before.id);
    await requireDepartment(services, call, change.departmentId, before);
    await requireGivable(services, call, held, change.roleIds);
    await requireNoWayIn(services, call, before, change);
    requireOthers(before, change, call);
    await noteEdit(tx, before, change, call);
    await switchAccount(tx, services, before, change, call);
    await writePerson(tx, before, change, passwordFor(services, before, change, hash));
    await keepAnAdmin(tx);
    return change.local && !before.local ? { temporaryPassword: password } : {};
  });
}

async function noteEdit(tx: Tx, before: EditedPerson, change: PersonChange, call: SignedInCall): Promise<void> {
  const held = before.roles.map(({ roleId }) => roleId);
  const [from, to] = [await placesTold(tx, before.departmentId, held), await placesTold(tx, change.departmentId, change.roleIds)];
  const { userName, name, nameEn, phone, contactPhone, email, enabled, local } = { ...before, ...dataOf(change) };
  const after = { userName, name, nameEn, phone, contactPhone: contactPhone ?? undefined, email, enabled, local };
  const numbers = change.idNumber ? { idNumber: { zh: '******', en: '******' } } : {};
  noteChange(call, PersonChange, { ...toldOf(before), ...from }, { ...after, ...to, ...numbers });
}

async function writePerson(tx: Tx, before: EditedPerson, change: PersonChange, password: object): Promise<void> {
  const data = { ...dataOf(change), ...password };
  const held = before.roles.map(({ roleId }) => roleId);
  const roles = {
    deleteMany: { roleId: { notIn: [...change.roleIds] } },
    create: change.roleIds.filter((id) => !held.includes(id)).map((roleId) => ({ roleId })),
  };
  await tx.person.update({ where: { id: before.id }, data: { ...data, roles } });
}
