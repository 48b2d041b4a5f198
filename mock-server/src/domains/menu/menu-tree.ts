import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import type { SignedInPerson } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { functionAddress } from './linked-url.ts';
import { type Permission, permissionsOf } from './permissions.ts';

/** The start page, which every menu begins with; the web has it as its first tab and skips the entry. */
const START: MenuNode = {
  id: 'home',
  name: '首页',
  nameEn: 'Home',
  path: '/home',
  systemId: 'hall',
  opening: '0',
  favourite: 'none',
  image: 'home',
};

const childrenOf = (permissions: readonly Permission[], parentId: string | null) =>
  permissions.filter((entry) => entry.parentId === parentId);

/** The menu of a person: the start page, then what the person's roles hold, as a tree. */
export async function menuOf(services: Services, person: SignedInPerson): Promise<MenuNode[]> {
  const { database } = services;
  const shown = (await permissionsOf(database.read, person.roles)).filter((permission) => !permission.hidden);
  const favourites = await database.read.favouriteFunction.findMany({ where: { personId: person.id } });
  const added = new Set(favourites.map(({ permissionId }) => permissionId));
  const branch = (parentId: string | null): MenuNode[] =>
    childrenOf(shown, parentId).map((permission) => ({
      ...menuNode(services, permission, added, person.id),
      children: branch(permission.id),
    }));
  return [START, ...branch(null)];
}

/** Address of ours, or of an external link. */
function pathOf(services: Services, { path, directory, system, ...permission }: Permission): string | undefined {
  if (system?.external && !directory) return functionAddress(services, { ...permission, path, directory, system });
  return path ?? undefined;
}

function menuNode(services: Services, permission: Permission, added: ReadonlySet<string>, personId: string): MenuNode {
  const { system } = permission;
  return {
    id: permission.id,
    parentId: permission.parentId ?? undefined,
    name: permission.name,
    nameEn: permission.nameEn,
    path: pathOf(services, permission),
    routeName: permission.routeName ?? undefined,
    systemId: system?.id ?? 'hall',
    systemName: system?.name,
    systemNameEn: system?.nameEn,
    systemImage: system?.image,
    image: permission.icon ?? undefined,
    opening: permission.opening as MenuNode['opening'],
    linkType: permission.linkType ?? undefined,
    initials: permission.initials,
    opensFirstChild: permission.opensFirstChild ? '1' : '0',
    hint: permission.hint ?? undefined,
    templateId: permission.templateId ?? undefined,
    favourite: permission.fixedFavourite ? 'fixed' : added.has(permission.id) ? 'added' : 'none',
    personId,
    shown: true,
    hidden: false,
    route: permission.component ?? undefined,
  };
}

/** Where functions of linked systems are shown; whoever has one has this route. */
const linkedRoute = (roles: readonly string[]): MenuRoute => ({
  path: '/qtxt',
  name: 'linked-system',
  hidden: true,
  component: 'menu/linked-system',
  meta: { title: { zh: '业务系统', en: 'Linked system' }, roles: [...roles] },
});

/** The menu of a person as routes; `meta.roles` names the roles that hold each. */
export async function routesOf({ database }: Services, person: SignedInPerson): Promise<MenuRoute[]> {
  const permissions = await permissionsOf(database.read, person.roles);
  // An entry may open an address of the hall that is another one's page, in a window of its own.
  const local = permissions.filter(({ path, component }) => path !== null && component !== null);
  const linkedRoles = new Set(permissions.filter(({ systemId }) => systemId).flatMap(({ roles }) => roles.map(({ roleId }) => roleId)));
  return [...local.map(menuRoute), ...(linkedRoles.size > 0 ? [linkedRoute([...linkedRoles])] : [])];
}

const menuRoute = (permission: Permission): MenuRoute => ({
  path: permission.path as string,
  name: permission.routeName ?? permission.id,
  hidden: permission.hidden,
  hint: permission.hint ?? undefined,
  templateId: permission.templateId ?? undefined,
  component: permission.component ?? undefined,
  meta: {
    title: { zh: permission.name, en: permission.nameEn },
    icon: permission.icon ?? undefined,
    roles: permission.roles.map(({ roleId }) => roleId),
  },
});
