import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { type GrantingRole, type Hindrance, type Obstacle, type Sight, type Why, whyEndpoints } from '@hall/contract/why';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { held, type PermissionNode, permissionTree } from '../../core/permissions.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import { byStaffNumber, scopeOf, widthHeld } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { admit } from '../duties/index.ts';
import { isListed, requirePhone } from '../menu/index.ts';
import { openSessionsOf, signedInPerson, signInRefusedUntil, unavailability } from '../session/index.ts';
import { rolePersonOf } from './holders.ts';

type Person = Awaited<ReturnType<typeof askedPerson>>;
type Asked = RequestOf<typeof whyEndpoints.why>;

/** The parameters that ask for something. */
const PARAMETER_OF: Partial<Record<Hindrance, ParameterName>> = {
  'first-password': 'forceFirstChange',
  'contact-missing': 'phoneRequirement',
  'phone-missing': 'phoneRequirement',
  'notices-unread': 'compulsoryNotices',
};

const obstacle = (what: Hindrance): Obstacle => {
  const name = PARAMETER_OF[what];
  const { id, zh, en } = name ? PARAMETERS[name] : {};
  return { what, parameterId: id, parameter: zh, parameterEn: en };
};

/** The person, within the scope in which the caller may ask. @throws Refusal 404 `not-found` */
async function askedPerson(services: Services, { staffNumber }: Asked, { person: caller, entry }: SignedInCall) {
  const visible = await byStaffNumber(await scopeOf(services, caller, whyEndpoints.why.access), { services });
  const where = { AND: [visible, { staffNumber }] };
  const person = await services.database.read.person.findFirst({ where, include: { roles: true, department: true } });
  if (!person) throw notFound('staffNumber');
  entry.target = { zh: `${person.name} ${staffNumber}`, en: `${person.nameEn} ${staffNumber}` };
  return person;
}

/** By what refuses it: the rule with which a call of the person would be. */
async function refusalOf(check: () => Promise<unknown>): Promise<Hindrance[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.rule as Hindrance];
  }
}

/** What keeps the person out of what the roles hold. */
async function obstaclesOf(services: Services, person: Person, node: PermissionNode): Promise<Obstacle[]> {
  const [refusal, by] = [unavailability(person), signedInPerson(person)];
  const holdings = await held(services, by.roles);
  const tree = await permissionTree(services);
  const functionsAbove = tree.filter(({ id, directory }) => !directory && node.above.includes(id));
  const isSignedOn = node.system !== null && !node.system.external;
  const found = [
    ...(refusal ? [refusal.rule as Hindrance] : []),
    ...(await refusalOf(() => admit(services, whyEndpoints.why, { person: by }))),
    ...(isSignedOn ? await refusalOf(() => requirePhone(services, by)) : []),
    ...(functionsAbove.every(({ id }) => holdings.has(id)) ? [] : ['function-missing' as const]),
  ];
  return found.map(obstacle);
}

function groundsOf(node: PermissionNode, roleId: string): GrantingRole['grounds'] {
  if (node.directory) return 'below';
  return node.scopes.has(roleId) || roleId !== ADMIN_ROLE ? 'given' : 'administrator';
}

/** The roles that hold a permission, the person's first. */
async function grantingRoles(services: Services, node: PermissionNode, person: SignedInPerson): Promise<GrantingRole[]> {
  const [tree, rows] = await Promise.all([
    permissionTree(services),
    services.database.read.role.findMany({ where: { id: { in: [...node.roles] } }, orderBy: { id: 'asc' } }),
  ]);
  const inside = node.directory ? tree.filter(({ directory, above }) => !directory && above.includes(node.id)) : [];
  const roles = rows.map(({ id, name, nameEn }) => ({
    ...{ id, name, nameEn },
    had: person.roles.includes(id),
    grounds: groundsOf(node, id),
    width: node.directory ? undefined : widthHeld(node, [id]),
    below: inside.filter((one) => one.roles.includes(id)).map((one) => ({ id: one.id, name: one.name, nameEn: one.nameEn })),
  }));
  return [...roles.filter(({ had }) => had), ...roles.filter(({ had }) => !had)];
}

/** That somebody cannot sign in for now, after failed attempts. */
async function refusalForNow({ clock, database }: Services, { userName }: Person): Promise<Obstacle[]> {
  const until = await signInRefusedUntil(database.read, userName, clock.now());
  return until ? [{ ...obstacle('tried-too-often'), until: wireMoment(until) }] : [];
}

async function sightOf(services: Services, node: PermissionNode, person: SignedInPerson, isKeptOut: boolean): Promise<Sight> {
  if (!(await held(services, person.roles)).has(node.id)) return 'not-held';
  if (isKeptOut) return 'kept-out';
  return (await isListed(services, person, node.id)) ? 'listed' : 'unlisted';
}

/**
 * Why a person sees an entry of the menu, or does not: by what decides it when the person calls.
 * @throws Refusal 404 `not-found`
 */
export async function why(services: Services, asked: Asked, call: SignedInCall): Promise<Why> {
  const person = await askedPerson(services, asked, call);
  const node = (await permissionTree(services)).find(({ id }) => id === asked.permissionId);
  if (!node) throw notFound('permissionId');
  const by = signedInPerson(person);
  const [obstacles, refusal] = [await obstaclesOf(services, person, node), await refusalForNow(services, person)];
  const isOutside = refusal.length > 0 && (await openSessionsOf(services, person.id, call.sessionId)).length === 0;
  const { id, name, nameEn, hidden } = node;
  return {
    person: rolePersonOf(person),
    permission: { id, name, nameEn },
    path: node.path ?? undefined,
    sight: await sightOf(services, node, by, obstacles.length > 0 || isOutside),
    hidden,
    roles: await grantingRoles(services, node, by),
    obstacles: [...refusal, ...obstacles],
  };
}
