import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { held, type PermissionNode } from '../../core/permissions.ts';
import type { Services } from '../../core/services.ts';
import { functionAddress } from './linked-url.ts';
import { pinyinOf } from './pinyin.ts';

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

/** The menu of a person: the start page, then what the person's roles hold, as a tree. */
export async function menuOf(services: Services, _: unknown, { person }: Pick<SignedInCall, 'person'>): Promise<MenuNode[]> {
  const shown = (await held(services, person.roles)).nodes.filter(({ hidden }) => !hidden);
  const ids = new Set(shown.map(({ id }) => id));
  // What stands in a hidden directory stands one level up.
  const entries = shown.map((node) => ({ ...node, parentId: node.above.find((id) => ids.has(id)) ?? null }));
  const favourites = await services.database.read.favouriteFunction.findMany({ where: { personId: person.id } });
  const places = new Map(favourites.map(({ permissionId, position }) => [permissionId, position]));
  const branch = (parentId: string | null): MenuNode[] =>
    entries
      .filter((entry) => entry.parentId === parentId)
      .map((entry) => ({ entry, children: branch(entry.id) }))
      // A directory whose functions are all hidden would open nothing.
      .filter(({ entry: { directory, path, redirect }, children }) => !directory || path || redirect || children.length > 0)
      .map(({ entry, children }) => ({ ...menuNode(services, entry, places, person.id), children }));
  return [START, ...branch(null)];
}

const names = (id: string, nodes: readonly MenuNode[]): boolean => nodes.some((node) => node.id === id || names(id, node.children ?? []));

/** Whether the menu of a person lists an entry. */
export const isListed = async (services: Services, person: SignedInPerson, id: string): Promise<boolean> =>
  names(id, await menuOf(services, undefined, { person }));

/** Address of ours, or of an external link; that of a function which signs people on is asked for when it opens. */
function pathOf(services: Services, { id, path, redirect, directory, system }: PermissionNode): string | undefined {
  if (!system || directory) return redirect ?? path ?? undefined;
  return system.external ? functionAddress(services, { id, path, system }) : undefined;
}

function menuNode(services: Services, permission: PermissionNode, places: ReadonlyMap<string, number>, personId: string): MenuNode {
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
    linkType: permission.linkType ?? system?.linkType ?? undefined,
    pinyin: pinyinOf(permission.name),
    opensFirstChild: permission.opensFirstChild ? '1' : '0',
    hint: permission.hint ?? undefined,
    templateId: permission.templateId ?? undefined,
    favourite: permission.fixedFavourite ? 'fixed' : places.has(permission.id) ? 'added' : 'none',
    favouriteOrder: places.get(permission.id),
    personId,
    shown: true,
    hidden: false,
    route: permission.component ?? undefined,
  };
}

type SharedRoute = Pick<MenuRoute, 'path' | 'name' | 'component'> & { readonly title: MenuRoute['meta']['title'] };

/** Where functions of linked systems are shown. */
const LINKED: SharedRoute = {
  path: '/qtxt',
  name: 'linked-system',
  component: 'menu/linked-system',
  title: { zh: '业务系统', en: 'Linked system' },
};

/** Where list pages are shown that the menu opens by their templates. */
const LIST: SharedRoute = { path: '/list', name: 'list', component: 'pages/configured', title: { zh: '列表', en: 'List' } };

/** A route that several entries share: whoever has one of them has the route. */
const sharedRoute = ({ title, ...route }: SharedRoute, entries: readonly PermissionNode[]): MenuRoute[] =>
  entries.length > 0 ? [{ ...route, hidden: true, meta: { title, roles: [...new Set(entries.flatMap(({ roles }) => roles))] } }] : [];

/** The menu of a person as routes; `meta.roles` names the roles that hold each. */
export async function routesOf(services: Services, _: unknown, { person }: SignedInCall): Promise<MenuRoute[]> {
  const { nodes } = await held(services, person.roles);
  // An entry may open an address of the hall that is another one's page, in a window of its own.
  const local = nodes.filter(({ path, component }) => path !== null && component !== null);
  const linked = nodes.filter(({ systemId }) => systemId);
  const listed = nodes.filter(({ component, routeName }) => component === null && routeName === LIST.name);
  return [...local.map(menuRoute), ...sharedRoute(LINKED, linked), ...sharedRoute(LIST, listed)];
}

const menuRoute = (permission: PermissionNode): MenuRoute => ({
  path: permission.path as string,
  name: permission.routeName ?? permission.id,
  hidden: permission.hidden,
  hint: permission.hint ?? undefined,
  templateId: permission.templateId ?? undefined,
  component: permission.component ?? undefined,
  pinyin: permission.hidden ? pinyinOf(permission.name) : undefined,
  meta: {
    title: { zh: permission.name, en: permission.nameEn },
    icon: permission.icon ?? undefined,
    roles: [...permission.roles],
  },
});
