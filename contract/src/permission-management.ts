import * as z from 'zod/mini';
import { Opening } from './menu.ts';
import { RolePerson } from './role-management.ts';
import { byRule } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, seenText, text } from './wire/flags.ts';

/** Greatest serial number and weight of a menu entry. */
export const ENTRY_NUMBER_MAX = 9999;
/** Most characters of an address. */
export const ENTRY_PATH_MAX = 300;

const ENTRY_ID = /^[A-Za-z][A-Za-z0-9.-]*$/;
const ENTRY_ID_MAX = 50;

const entryId = z.string().check(
  z.minLength(1),
  byRule((id) => (ENTRY_ID.test(id) ? undefined : 'entry-id')),
  z.maxLength(ENTRY_ID_MAX),
);
const number = z.int().check(z.minimum(0), z.maximum(ENTRY_NUMBER_MAX));

/** `linktype` of spec 3: how what opens by the link type opens. */
export const LinkType = coded({ '0': ['新窗口', 'New window'], '1': ['内嵌', 'In a frame'] });
/** `memo1` of spec 3. */
export const OpeningHint = coded({
  '1': ['路径在新窗口打开', 'The path in a new window'],
  '2': ['按路由名称打开', "By the route's name"],
  '3': ['按路由名称打开（带参数）', "By the route's name with parameters"],
});

const place = {
  parentId: ['fqxid', optionalText(ENTRY_ID_MAX), '上级', 'Parent', 'none at the top'],
  order: ['pxh', number, '序号', 'Serial number', 'the least first among those beside it'],
  weight: ['qz', z._default(number, 0), '权重', 'Weight', 'of those with the same serial number the heavier comes first'],
} as const;

const names = {
  name: ['qxmc', seenText(50), '名称', 'Name'],
  nameEn: ['qxmcen', seenText(50), '英文名称', 'Name in English'],
} as const;

const opens = {
  directory: ['sfml', flag, '是否目录', 'Directory'],
  systemId: ['sysid', optionalText(50), '所属业务系统', 'Linked system', 'none for what the hall itself shows'],
  path: ['path', optionalText(ENTRY_PATH_MAX), '路径', 'Path', 'of ours, or below the address of its linked system'],
  routeName: ['name', optionalText(50), '路由名称', 'Route name'],
  redirect: ['cdx', optionalText(ENTRY_PATH_MAX), '重定向', 'Redirect', 'a path of ours where it leads in place of its own'],
  opening: ['urlflg', z._default(Opening, '0'), '打开方式', 'Way of opening'],
  linkType: ['linktype', z.optional(LinkType), '链接类型', 'Link type', 'that of its system unless said'],
  hint: ['memo1', z.optional(OpeningHint), '打开提示', 'Opening hint'],
  templateId: ['memo2', optionalText(50), '模板编号', 'Template id', 'page id of a configured page'],
  opensFirstChild: ['jc', z._default(flag, false), '打开第一个下级', 'Opens the first entry below'],
} as const;

const looks = {
  icon: ['img', optionalText(40), '图标', 'Icon'],
  hidden: ['ycbz', z._default(flag, false), '是否隐藏', 'Hidden', 'in no menu; who holds it may use it all the same'],
} as const;

/** A node of the permission tree in full (spec 3): a directory, a function or an action. */
export const MenuEntry = entity({
  id: ['qxid', z.string(), '编号', 'Id'],
  ...place,
  ...names,
  ...opens,
  ...looks,
  component: ['component', z.optional(z.string()), '组件', 'Component', 'the page of the web'],
  shipped: ['shipped', flag, '是否内置', 'Belongs to the product', 'not deleted, and opened as the product has it'],
  action: ['sfcz', flag, '是否操作', 'Action', 'something that can be done in the function above it'],
  pinyin: ['logogram', z.string(), '拼音', 'Pinyin', 'initials, then all syllables'],
  version: ['version', z.int(), '版本', 'Version', 'one more with each change'],
});
export type MenuEntry = Of<typeof MenuEntry>;

const draft = {
  id: ['qxid', entryId, '编号', 'Id', 'letters, digits, hyphens and dots, a letter first; it cannot be changed'],
  ...place,
  ...names,
  ...opens,
  ...looks,
} as const;

/** A new entry as a form sends it. */
export const MenuEntryDraft = request(draft);
export type MenuEntryDraft = Of<typeof MenuEntryDraft>;

const oneEntry = { id: ['qxid', text(100), '编号', 'Id'] } as const;
const edited = { version: ['version', z.int(), '版本', 'Version', 'the one that was seen'] } as const;

/** An entry that was changed. */
export const MenuEntryChange = request({ ...draft, ...oneEntry, ...edited });
export type MenuEntryChange = Of<typeof MenuEntryChange>;

/** Where an entry goes. */
export const EntryMove = request({
  ...oneEntry,
  ...edited,
  parentId: ['fqxid', optionalText(100), '新上级', 'New parent', 'none for the top'],
  beforeId: ['qid', optionalText(100), '排在其前', 'In front of', 'an entry there; last unless said'],
});
export type EntryMove = Of<typeof EntryMove>;

/** A role that holds an entry. */
export const EntryRole = entity({
  id: ['jsid', z.string(), '角色编号', 'Role id'],
  name: ['jsmc', z.string(), '角色名称', 'Name'],
  nameEn: ['jsmcen', z.string(), '英文名称', 'Name in English'],
});

/** Who has an entry, and what goes with it. */
export const EntryUse = entity({
  below: ['xjs', z.int(), '下级个数', 'Entries below'],
  roles: ['roles', z.array(EntryRole), '拥有的角色', 'Roles that hold it'],
  people: ['sjrs', z.int(), '人数', 'People', 'who have it and can sign in'],
  named: ['named', z.array(RolePerson), '人员', 'Some of them', 'ten at most'],
  favourites: ['cyrs', z.int(), '设为常用的人数', 'Favourite of'],
  sources: ['dbs', z.int(), '待办来源个数', 'Sources of pending items'],
});
export type EntryUse = Of<typeof EntryUse>;

const page = 'system.permissions';

/** Calls of the page of permissions (SYS-4). What administrators add opens addresses; it lets nobody make a call. */
export const permissionManagementEndpoints = {
  menuEntries: endpoint(page, {
    method: 'GET',
    path: '/api/permissions/tree',
    summary: { zh: '权限树', en: 'The permission tree in full, in the order of siblings' },
    data: z.array(MenuEntry),
    byPage: true,
    codes: [],
  }),
  /** 404 at the field that cannot be used. */
  createMenuEntry: endpoint('system.permissions.edit', {
    method: 'POST',
    path: '/api/permissions/create',
    summary: { zh: '新增菜单项', en: 'Create menu entry' },
    request: MenuEntryDraft,
    codes: [404],
  }),
  /** As `createMenuEntry`; 404 `product-entry` at what only the product changes; 500 `changed-meanwhile`. */
  changeMenuEntry: endpoint('system.permissions.edit', {
    method: 'POST',
    path: '/api/permissions/change',
    summary: { zh: '修改菜单项', en: 'Change menu entry' },
    request: MenuEntryChange,
    codes: [404, 500],
  }),
  /** 404 at the parent that it cannot have; 500 `changed-meanwhile`. */
  moveMenuEntry: endpoint('system.permissions.edit', {
    method: 'POST',
    path: '/api/permissions/move',
    summary: { zh: '移动菜单项', en: 'Move menu entry' },
    request: EntryMove,
    codes: [404, 500],
  }),
  entryUse: endpoint(page, {
    method: 'POST',
    path: '/api/permissions/use',
    summary: { zh: '菜单项使用情况', en: 'Who has a menu entry, and what goes with it', action: 'Use of menu entry' },
    request: request(oneEntry),
    data: EntryUse,
    codes: [404],
  }),
  /** 500 `product-stays`, `has-entries-below`; `changed-meanwhile` where other people have it than was shown. */
  deleteMenuEntry: endpoint('system.permissions.delete', {
    method: 'POST',
    path: '/api/permissions/delete',
    summary: { zh: '删除菜单项', en: 'Delete a menu entry; who has it loses it', action: 'Delete menu entry' },
    request: request({ ...oneEntry, ...edited, people: ['sjrs', z.int(), '人数', 'People', 'as they were shown'] }),
    codes: [404, 500],
  }),
};
