import type { Bilingual } from '../bilingual.ts';

/** Of the system settings: roles, menu entries, linked systems, codes, parameters and sources of pending items. */
export const SETTINGS_RULES = {
  'role-id': {
    zh: '角色编号由小写字母、数字和连字符组成，以字母开头',
    en: 'A role id has small letters, digits and hyphens, and begins with a letter',
  },
  'version-format': { zh: '请按 1.2.0 的格式填写版本号', en: 'Write the version like 1.2.0' },
  'no-column-shown': { zh: '表格至少要显示一列数据', en: 'A table shows at least one column of data' },
  'id-taken': { zh: '{field}已被使用', en: '{field} is in use already' },
  'own-id': {
    zh: '{field}由字母、数字、连字符和下划线组成，以字母开头',
    en: '{field} has letters, digits, hyphens and underscores, and begins with a letter',
  },
  'code-id': { zh: '{field}由字母、数字、连字符和下划线组成', en: '{field} has letters, digits, hyphens and underscores' },
  'number-format': { zh: '{field}须为不超过 6 位的整数', en: '{field} must be a whole number of at most six digits' },
  'colour-format': { zh: '{field}须为颜色，例如 #0b1f3a', en: '{field} must be a colour such as #0b1f3a' },
  'address-format': {
    zh: '{field}须为以 http(s):// 开头的地址，或以“/”开头的路径',
    en: '{field} must be an http(s) address, or a path that begins with “/”',
  },
  'measure-format': { zh: '{field}须为像素数或百分比，例如 800px 或 60%', en: '{field} must be px or %, such as 800px or 60%' },
  'built-in': { zh: '系统内置的内容不能删除', en: 'What is built in cannot be deleted' },
  'code-in-use': { zh: '该代码正在使用，不能删除，可将其停用', en: 'It is in use and cannot be deleted; disable it instead' },
  'admin-role': { zh: '系统管理员角色不能删除', en: 'The administrators’ role cannot be deleted' },
  'beyond-own': {
    zh: '不能授予或管理超出您自身权限的内容',
    en: 'You cannot give or manage what goes beyond your own permissions',
  },
  'json-object': { zh: '{field}必须是 JSON 对象，例如 {"currentPage":1}', en: '{field} must be a JSON object, such as {"currentPage":1}' },
  'todo-call': {
    zh: '{field}不是本系统的列表查询接口（请求方式须一致）',
    en: '{field} is no call of this server that answers rows by this method',
  },
  'todo-data': { zh: '该接口不接受这样的请求内容', en: 'The call does not take this' },
  'todo-address': {
    zh: '{field}必须是该功能所属系统的地址，或以“/”开头的路径',
    en: "{field} must be an address of the function's system, or a path that begins with “/”",
  },
  'entry-id': {
    zh: '{field}由字母、数字、连字符和点组成，以字母开头',
    en: '{field} has letters, digits, hyphens and dots, and begins with a letter',
  },
  'entry-address': {
    zh: '{field}必须是本系统以“/”开头的路径；其他网站的地址须先选择所属业务系统',
    en: '{field} must be a path of the hall that begins with “/”; an address of another site needs the linked system it belongs to',
  },
  'entry-address-of-system': {
    zh: '{field}必须在所选业务系统的地址之下，例如“/mine”',
    en: '{field} must lie below the address of the linked system, such as “/mine”',
  },
  'product-entry': {
    zh: '内置的菜单项不能修改{field}',
    en: 'This entry belongs to the product: its {field} cannot be changed',
  },
  'product-stays': { zh: '内置的菜单项不能删除，可以隐藏', en: 'What belongs to the product cannot be deleted; it can be hidden' },
  'action-stays': { zh: '操作权限不能离开所属功能', en: 'An action stays below its function' },
  'below-itself': { zh: '不能移动到自身或其下级之下', en: 'Nothing can stand below itself' },
  'parent-directory': { zh: '{field}必须是目录', en: '{field} must be a directory' },
  'settings-apart': {
    zh: '系统设置的功能不能移出，其他内置的功能也不能移入系统设置',
    en: 'Functions of the system settings stay there, and others of the product stay outside',
  },
  'has-entries-below': { zh: '其下还有{count}个菜单项，请先删除或移走', en: 'Entries stand below it ({count}): delete or move them first' },
  'kind-stays': { zh: '目录与功能不能互换', en: 'A directory stays one, and so does a function' },
  'system-address': {
    zh: '{field}必须以 http:// 或 https:// 开头，不含用户名、查询参数和锚点',
    en: '{field} must begin with http:// or https:// and have no user name, query or fragment',
  },
  'own-address': { zh: '{field}不能是本系统自身的地址', en: '{field} cannot be that of the hall itself' },
  'system-in-use': {
    zh: '还有{count}个菜单项属于该业务系统，请先在权限管理中删除或改为其他系统',
    en: 'Menu entries belong to this system ({count}): delete them or give them to another one first, under Permissions',
  },
} as const satisfies Record<string, Bilingual>;
