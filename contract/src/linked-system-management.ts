import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import type { FRAME_PERMISSIONS } from './menu.ts';
import { ENTRY_NUMBER_MAX, LinkType } from './permission-management.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { byRule, once } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most characters of a system's address. */
export const SYSTEM_ADDRESS_MAX = 300;

const SYSTEM_ID = /^[A-Za-z][A-Za-z0-9.-]*$/;

const systemId = z.string().check(
  z.minLength(1),
  byRule((id) => (SYSTEM_ID.test(id) ? undefined : 'entry-id')),
  z.maxLength(50),
);

/** What its frame may do, in the words of HTML's `sandbox`. */
export const FramePermission = coded({
  'allow-scripts': ['运行脚本', 'Run scripts'],
  'allow-same-origin': ['使用自身存储', 'Use its own storage'],
  'allow-forms': ['提交表单', 'Send forms'],
  'allow-popups': ['打开新窗口', 'Open windows'],
  'allow-downloads': ['下载文件', 'Download files'],
  'allow-modals': ['弹出对话框', 'Show dialogs'],
} satisfies Record<(typeof FRAME_PERMISSIONS)[number], readonly [string, string]>);
export type FramePermission = (typeof FRAME_PERMISSIONS)[number];

const ofSystem = {
  name: ['sysname', seenText(50), '系统名称', 'System name'],
  nameEn: ['sysnameen', seenText(50), '系统英文名称', 'System name in English'],
  image: ['sysimg', seenText(40), '系统图标', 'System icon'],
  address: ['address', text(SYSTEM_ADDRESS_MAX), '系统地址', 'System address', 'pages below it belong to the system'],
  linkType: ['linktype', z.optional(LinkType), '链接类型', 'Link type', 'of its entries that have none of their own'],
  framing: ['framing', flag, '是否允许嵌入框架', 'May be framed', 'otherwise it opens in a new window'],
  signsOn: ['signsOn', flag, '是否单点登录', 'Single sign-on', 'otherwise without signing in'],
  order: ['pxh', z.int().check(z.minimum(0), z.maximum(ENTRY_NUMBER_MAX)), '序号', 'Serial number'],
} as const;

const oneSystem = { id: ['sysid', text(50), '系统编号', 'System id'] } as const;
const sandbox = z.array(FramePermission).check(once((word) => word));

/** A linked system as administrators see it. */
export const SystemSetting = entity({
  id: ['sysid', z.string(), '系统编号', 'System id'],
  ...ofSystem,
  sandbox: ['sandbox', z.array(FramePermission), '框架权限', 'Permissions of its frame'],
  entries: ['cds', z.int(), '菜单项个数', 'Menu entries'],
  version: ['version', z.int(), '版本', 'Version', 'one more with each change'],
});
export type SystemSetting = Of<typeof SystemSetting>;

export const SystemFilter = request({
  ...listFields,
  id: ['sysid', optionalText(50), '系统编号', 'System id'],
  text: ['text', optionalText(), '系统名称、编号或地址', 'Name or id or address'],
});
export type SystemFilter = Of<typeof SystemFilter>;

const draft = {
  id: ['sysid', systemId, '系统编号', 'System id', 'letters, digits, hyphens and dots, a letter first; it cannot be changed'],
  ...ofSystem,
  sandbox: ['sandbox', sandbox, '框架权限', 'Permissions of its frame', 'what is not named its frame may not do'],
} as const;

/** A new system as a form sends it. */
export const SystemDraft = request(draft);
export type SystemDraft = Of<typeof SystemDraft>;

const asKnown = { version: ['version', z.int(), '版本', 'Version', 'the one that was seen'] } as const;

/** A system that was changed. */
export const SystemChange = request({
  ...draft,
  ...oneSystem,
  ...asKnown,
});
export type SystemChange = Of<typeof SystemChange>;

/** An entry of the menu that belongs to a system. */
export const SystemEntry = entity({
  id: ['qxid', z.string(), '编号', 'Id'],
  name: ['qxmc', z.string(), '名称', 'Name'],
  nameEn: ['qxmcen', z.string(), '英文名称', 'Name in English'],
  directory: ['sfml', flag, '是否目录', 'Directory'],
  hidden: ['ycbz', flag, '是否隐藏', 'Hidden'],
  address: ['address', z.optional(z.string()), '地址', 'Address', 'none for a directory'],
});
export type SystemEntry = Of<typeof SystemEntry>;

/** Whether this server reaches a system. */
const Reach = coded({
  reached: ['可以访问', 'Reached'],
  failed: ['系统出错', 'The system fails'],
  unreachable: ['无法连接', 'Unreachable'],
  'too-slow': ['响应超时', 'Too slow'],
  'address-refused': ['内网地址未获准访问', 'Address not allowed'],
});

/** What came of trying a system: what the server reached, and what the person who tries it opens. */
export const SystemTrial = entity({
  state: ['state', Reach, '服务器访问结果', 'The server'],
  status: ['httpStatus', z.optional(z.int()), 'HTTP 状态码', 'HTTP status'],
  duration: ['duration', z.int().check(z.minimum(0)), '用时', 'Time taken', 'ms'],
  entry: ['qxid', z.optional(z.string()), '打开的菜单项', 'Entry that opens', 'the first that the person has; the system itself without'],
  address: ['address', z.string(), '打开地址', 'Address that opens', 'of the entry, or of the system'],
});
export type SystemTrial = Of<typeof SystemTrial>;

const page = 'system.linked-systems';

/** Calls of the page of linked systems (SYS-12). */
export const linkedSystemManagementEndpoints = {
  systemSettings: endpoint(page, {
    method: 'POST',
    path: '/api/linked-systems/list',
    summary: { zh: '业务系统', en: 'Linked systems' },
    request: SystemFilter,
    data: listOf(SystemSetting),
    codes: [],
  }),
  exportSystems: endpoint(page, {
    method: 'POST',
    path: '/api/linked-systems/export',
    summary: { zh: '导出业务系统', en: 'Linked systems as a file', action: 'Export linked systems' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printSystems: endpoint(page, {
    ...printing,
    path: '/api/linked-systems/print',
    summary: { zh: '打印业务系统', en: 'Linked systems to be printed', action: 'Print linked systems' },
    request: printRequestOf(SystemFilter),
    data: printedOf(SystemSetting),
  }),
  systemEntries: endpoint(page, {
    method: 'POST',
    path: '/api/linked-systems/entries',
    summary: { zh: '业务系统菜单项', en: 'Menu entries of a linked system', action: 'Entries of linked system' },
    request: request(oneSystem),
    data: z.array(SystemEntry),
    codes: [404],
  }),
  /** 404 at the field that cannot be used; 403 `beyond-own` where people are signed on and no administrator asks. */
  createSystem: endpoint('system.linked-systems.edit', {
    method: 'POST',
    path: '/api/linked-systems/create',
    summary: { zh: '新增业务系统', en: 'Create linked system' },
    request: SystemDraft,
    codes: [404],
  }),
  /** As `createSystem`; 500 `changed-meanwhile` where somebody else has saved since. */
  changeSystem: endpoint('system.linked-systems.edit', {
    method: 'POST',
    path: '/api/linked-systems/change',
    summary: { zh: '修改业务系统', en: 'Change linked system' },
    request: SystemChange,
    codes: [404, 500],
  }),
  /** 500 `system-in-use` while menu entries belong to it, `changed-meanwhile` where somebody else has saved since. */
  deleteSystem: endpoint('system.linked-systems.delete', {
    method: 'POST',
    path: '/api/linked-systems/delete',
    summary: { zh: '删除业务系统', en: 'Delete linked system' },
    request: request({ ...oneSystem, ...asKnown }),
    codes: [404, 500],
  }),
  trySystem: endpoint(page, {
    method: 'POST',
    path: '/api/linked-systems/try',
    summary: {
      zh: '测试业务系统',
      en: 'Whether this server reaches a linked system, and what the caller opens there',
      action: 'Try linked system',
    },
    request: request(oneSystem),
    data: SystemTrial,
    codes: [404, 500],
  }),
};
