import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ENFORCED_DUTIES } from './rules/duties.ts';
import { coded, codedAs } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Entity, entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';
import { Label } from './wire/label.ts';

/** `iscy`: 0 not common, 1 fixed, 2 added by the person (spec 3). */
const Favourite = codedAs(
  { '0': ['否', 'No'], '1': ['固定', 'Fixed'], '2': ['自选', 'Added'] },
  { '0': 'none', '1': 'fixed', '2': 'added' },
);

/** How an entry opens: `urlflg` of spec 3. */
export const Opening = coded({ '0': ['内部', 'Inside'], '1': ['视链接类型', 'By the link type'], '2': ['新窗口', 'New window'] });

const menuNodeFields = {
  id: ['qid', text(50), '功能编号', 'Function id'],
  parentId: ['pid', z.optional(z.string()), '上级编号', 'Parent id'],
  name: ['qname', z._default(z.string(), ''), '功能名称', 'Function name'],
  nameEn: ['qnameen', z.optional(z.string()), '功能英文名称', 'Function name in English'],
  path: ['path', z.optional(z.string()), '路径', 'Path'],
  routeName: ['name', z.optional(z.string()), '路由名称', 'Route name'],
  systemId: ['sysid', z._default(z.string(), ''), '系统编号', 'System id'],
  systemName: ['sysname', z.optional(z.string()), '系统名称', 'System name'],
  systemNameEn: ['sysnameen', z.optional(z.string()), '系统英文名称', 'System name in English'],
  systemImage: ['sysimg', z.optional(z.string()), '系统图标', 'System icon'],
  image: ['img', z.optional(z.string()), '功能图标', 'Function icon'],
  opening: ['urlflg', z._default(Opening, '0'), '打开方式', 'Way of opening'],
  linkType: ['linktype', z.optional(z.string()), '链接类型', 'Link type', '0: in a new window once its address is known'],
  systemLabel: [
    'xtlable',
    z.optional(Label),
    '系统显示名',
    'System label',
    'shown small beside the name of a system that has no qxlable; text or {zh, en}',
  ],
  label: ['qxlable', z.optional(Label), '功能显示名', 'Function label', 'shown small beside the name; text or {zh, en}'],
  pinyin: [
    'logogram',
    z.optional(z.string()),
    '拼音',
    'Pinyin',
    "by which it is searched for: initials, then all syllables with ' between them, as in xmsq xiang'mu'shou'quan; either alone does",
  ],
  opensFirstChild: ['jc', z.optional(z.string()), '打开第一个下级', 'Opens the first entry below', '1: yes'],
  hint: ['memo1', z.optional(z.string()), '打开提示', 'Opening hint', "1: the path in a new window; 2 or 3: by the route's name"],
  templateId: ['memo2', z.optional(z.string()), '模板编号', 'Template id', 'page id of a configured page; in an address as mbid'],
  favourite: ['iscy', z._default(Favourite, 'none'), '常用', 'Common function'],
  favouriteOrder: [
    'cyxh',
    z.optional(z.number()),
    '常用序号',
    'Place among the common functions',
    'ours; the least first; fixed ones without it come before all others, added ones behind them',
  ],
  personId: ['rydm', z.optional(z.string()), '人员代码', 'Person code'],
  shown: ['isShow', z.optional(flag), '是否显示', 'Shown'],
  hidden: ['hidden', z.optional(z.boolean()), '是否隐藏', 'Hidden'],
  route: ['router', z.optional(z.string()), '路由组件', 'Route component'],
} as const;

const flatMenuNode = entity(menuNodeFields);

/** One entry of the menu: a directory or a function, of this platform or of a linked system (spec 3). */
export interface MenuNode extends Of<typeof flatMenuNode> {
  readonly children?: MenuNode[];
}

export const MenuNode: Entity<MenuNode> = entity({
  ...menuNodeFields,
  children: ['sysMenuList', z.optional(z.array(z.lazy((): z.core.$ZodType<MenuNode, unknown> => MenuNode))), '下级菜单', 'Entries below'],
});

/** A menu entry given back as it was answered. */
const AskedMenuNode: Entity<MenuNode> = request({
  ...menuNodeFields,
  children: [
    'sysMenuList',
    z.optional(z.array(z.lazy((): z.core.$ZodType<MenuNode, unknown> => AskedMenuNode))),
    '下级菜单',
    'Entries below',
  ],
});

const menuRouteFields = {
  path: ['path', z.string(), '路径', 'Path'],
  name: ['name', z.optional(z.string()), '路由名称', 'Route name'],
  hidden: ['hidden', z._default(z.boolean(), false), '是否隐藏', 'Hidden'],
  meta: [
    'meta',
    entity({
      title: ['title', Label, '标题', 'Title', 'text or {zh, en}'],
      icon: ['icon', z.optional(z.string()), '图标', 'Icon'],
      roles: ['roles', z._default(z.array(z.string()), []), '可见角色', 'Roles that see it', 'empty: everyone'],
    }),
    '元信息',
    'About the route',
  ],
  hint: ['memo1', z.optional(z.string()), '打开提示', 'Opening hint', "1: the path in a new window; 2 or 3: by the route's name"],
  templateId: ['memo2', z.optional(z.string()), '模板编号', 'Template id', 'page id of a configured page; in an address as mbid'],
  component: ['component', z.optional(z.string()), '组件', 'Component', 'the page of the web, as notices/list; pages/configured: any list'],
  pinyin: ['logogram', z.optional(z.string()), '拼音', 'Pinyin', 'ours; of the title, as in the menu, of pages that it does not list'],
} as const;

const flatMenuRoute = entity(menuRouteFields);

/** A route that the menu gives the person (spec 3). `meta.roles` limits it; no roles means everyone. */
export interface MenuRoute extends Of<typeof flatMenuRoute> {
  readonly children?: MenuRoute[];
}

export const MenuRoute: Entity<MenuRoute> = entity({
  ...menuRouteFields,
  children: ['children', z.optional(z.array(z.lazy((): z.core.$ZodType<MenuRoute, unknown> => MenuRoute))), '下级路由', 'Routes below'],
});

/**
 * What the frame of a linked system may do at most, in the words of HTML's `sandbox`. It is another origin, so its own storage and scripts
 * cannot reach ours; it may never send our window elsewhere, nor open windows that are free of the sandbox.
 */
export const FRAME_PERMISSIONS = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-downloads',
  'allow-modals',
] as const;

/** A system that functions of the menu may open: addresses below its own, and no others (MENU-7). */
export const LinkedSystem = entity({
  id: ['sysid', z.string(), '系统编号', 'System id'],
  name: ['sysname', z.string(), '系统名称', 'System name'],
  nameEn: ['sysnameen', z.optional(z.string()), '系统英文名称', 'System name in English'],
  address: ['address', z.string(), '系统地址', 'System address', 'pages below it belong to the system'],
  framing: ['framing', z._default(flag, true), '是否允许嵌入框架', 'May be framed', 'otherwise it opens in a new window'],
  sandbox: [
    'sandbox',
    z.optional(z.string()),
    '框架权限',
    'Permissions of its frame',
    "words of HTML's sandbox; empty: none, absent: all that a frame may have",
  ],
  signsOn: ['signsOn', z._default(flag, true), '是否单点登录', 'Single sign-on', 'otherwise without signing in'],
});
export type LinkedSystem = Of<typeof LinkedSystem>;

const favouriteRequest = request({
  personId: ['yhbh', text(50), '用户编号', 'User id', 'the own one alone'],
  menuId: ['qid', text(50), '功能编号', 'Function id'],
  systemId: ['sysid', z.string().check(z.maxLength(50)), '系统编号', 'System id'],
});

/** How many functions are put in order at most. */
const ORDERED_MAX = 500;

const orderRequest = request({
  personId: ['yhbh', text(50), '用户编号', 'User id', 'the own one alone'],
  menuIds: ['qids', z.array(text(50)).check(z.maxLength(ORDERED_MAX)), '功能编号', 'Function ids', 'in their new order'],
});

export const menuDomain = domain({
  name: { zh: '菜单', en: 'Menu' },
  permissions: {
    'system.linked-systems': { zh: '关联设置', en: 'Association settings' },
    'system.linked-systems.edit': { zh: '新增或修改业务系统', en: 'Create or change linked systems' },
    'system.linked-systems.delete': { zh: '删除业务系统', en: 'Delete linked systems' },
    'menu.third-party': { zh: '第三方系统', en: 'Linked systems' },
  },
});

export const menuEndpoints = {
  mine: endpoint('signed-in', {
    method: 'GET',
    path: '/api/menu/mymenu',
    spec: '7.2',
    summary: { zh: '我的菜单', en: "The person's menu; the first entry is the start page and is skipped by the web" },
    data: z.array(MenuNode),
    duringDuties: ENFORCED_DUTIES,
    byPage: true,
    codes: [],
  }),
  /** The words of `component`: [pages-and-parameters.md](pages-and-parameters.md#pages). */
  routes: endpoint('signed-in', {
    method: 'POST',
    path: '/api/getMenuTree',
    spec: '7.2',
    summary: { zh: '我的菜单路由', en: "The person's menu as routes" },
    data: z.array(MenuRoute),
    duringDuties: ENFORCED_DUTIES,
    byPage: true,
    codes: [],
  }),
  addFavourite: endpoint('signed-in', {
    method: 'POST',
    path: '/api/menu/addcy',
    spec: '7.2',
    summary: {
      zh: '添加常用功能',
      en: 'Add a function to the common ones; adding it twice changes nothing',
      action: 'Add common function',
    },
    logged: 'setting',
    request: favouriteRequest,
    ownHand: true,
    codes: [403, 404],
  }),
  removeFavourite: endpoint('signed-in', {
    method: 'POST',
    path: '/api/menu/delcy',
    spec: '7.2',
    summary: {
      zh: '移除常用功能',
      en: 'Remove a common function that the person added; a fixed one stays (500)',
      action: 'Remove common function',
    },
    logged: 'setting',
    request: favouriteRequest,
    ownHand: true,
    codes: [403, 404, 500],
  }),
  /** Those that are no common functions any more are passed over; common functions that are not named come behind the others. */
  orderFavourites: endpoint('signed-in', {
    method: 'POST',
    path: '/api/menu/sortcy',
    summary: {
      zh: '调整常用功能顺序',
      en: 'Put the common functions in order, fixed ones too; the menu tells it by cyxh',
      action: 'Order common functions',
    },
    logged: 'setting',
    request: orderRequest,
    ownHand: true,
    codes: [403, 404],
  }),
  /** 403 `phone-missing` while parameter `phoneRequirement` is 1 and the person has no phone (MENU-8). */
  url: endpoint('signed-in', {
    method: 'POST',
    path: '/api/menu/url',
    spec: '7.2',
    summary: {
      zh: '获取菜单链接地址',
      en: 'Address of a menu entry of a linked system, with a sign-on ticket of one minute',
      action: 'Open linked system',
    },
    logged: 'read',
    request: AskedMenuNode,
    data: z.string(),
    ownHand: true,
    codes: [403, 404],
  }),
  newPageUrl: endpoint('signed-in', {
    method: 'POST',
    path: '/api/menu/getNewPageUrl',
    spec: '7.2',
    summary: {
      zh: '获取外部链接地址',
      en: 'Address of a menu entry that is an external link; nobody is signed on there',
      action: 'Open external link',
    },
    logged: 'read',
    request: AskedMenuNode,
    data: z.string(),
    codes: [403, 404],
  }),
  systems: endpoint('signed-in', {
    method: 'GET',
    path: '/api/menu/linked-systems',
    summary: { zh: '已登记的业务系统', en: 'The registered systems; the web opens addresses of no others' },
    data: z.array(LinkedSystem),
    byPage: true,
    codes: [],
  }),
  /** 403 `phone-missing` as for the address of a menu entry (MENU-8). */
  credential: endpoint('signed-in', {
    method: 'GET',
    path: '/api/user/dlryzzjh',
    spec: '7.2',
    summary: {
      zh: '登录人员的业务系统登录凭证',
      en: "The signed-in person's sign-on credential for linked systems: signed, good for one minute and for one use",
      action: 'Credential for linked systems',
    },
    data: z.string(),
    ownHand: true,
    codes: [403],
  }),
};
