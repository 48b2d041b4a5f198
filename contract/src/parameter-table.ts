import type { Label } from './bilingual.ts';
import { isDay } from './calendar.ts';

export type Kind = 'text' | 'switch' | 'number' | 'colour' | 'choice' | 'day' | 'address';

/** What is said of a parameter where there is more to say. */
interface More {
  /** The sign-in page may see it before anyone has signed in. */
  readonly open?: true;
  /** What the values of a choice are called. */
  readonly values?: Readonly<Record<string, Label>>;
  /** What numbers count. */
  readonly unit?: Label;
  /** What the kind does not say of values. */
  readonly note?: Label;
}

/** One system parameter: its id on the wire (`csid`), the kind of its value, its default, and what people call it. */
export interface ParameterEntry extends More {
  readonly id: string;
  readonly kind: Kind;
  readonly fallback: string;
  readonly zh: string;
  readonly en: string;
}

const parameter = (id: string, kind: Kind, fallback: string, [zh, en]: Label, more: More = {}): ParameterEntry => ({
  id,
  kind,
  fallback,
  zh,
  en,
  ...more,
});
const open = (id: string, kind: Kind, fallback: string, term: Label, more: More = {}): ParameterEntry =>
  parameter(id, kind, fallback, term, { ...more, open: true });

const PX: More = { unit: ['px', 'px'] };
const DRAWER_WIDTH: More = {
  note: [
    'px，或带百分号的窗口宽度；无法识别时为 80%，且不超过窗口宽度',
    'px, or % of the window with its sign; 80% unless it says something sound, and never more than the window',
  ],
};
const KEPT: More = { unit: ['天', 'days'], note: ['0 表示永久保留', '0 keeps them for ever'] };

/** The system parameters of spec 3, by domain name. A value that is empty or `0` counts as not set. */
export const PARAMETERS = {
  systemName: open('SysName', 'text', '财务网上办事大厅', ['系统名称', 'System name']),
  systemNameEn: open('SysNameEn', 'text', 'Finance Hall', ['系统英文名称', 'System name in English']),
  organisation: open('dwmc', 'text', '', ['单位名称', 'Organisation']),
  organisationEn: open('dwmcen', 'text', '', ['单位英文名称', 'Organisation in English']),
  languageSwitch: open('sfqy_zywqh', 'switch', '0', ['是否启用中英文切换', 'Language switch']),
  showLanguage: open('isShowLanguage', 'switch', '0', ['是否显示语言切换', 'Show the language switch']),
  signInReturn: open('dlcsfhdz', 'address', '', ['登录超时返回地址', 'Address to go to when a session ends']),
  footerRights: open('footbqsy', 'text', '', ['页脚版权', 'Rights in the footer']),
  footerRightsEn: open('footbqsyen', 'text', '', ['页脚英文版权', 'Rights in the footer in English']),
  footerAddress: open('footaddress', 'text', '', ['页脚地址', 'Address in the footer']),
  footerAddressEn: open('footaddressen', 'text', '', ['页脚英文地址', 'Address in the footer in English']),
  signInPassword: open('signInPassword', 'switch', '1', ['密码登录', 'Sign-in by password']),
  signInDirectory: open('signInDirectory', 'switch', '0', ['目录登录', 'Sign-in by the directory service']),
  signInQr: open('signInQr', 'switch', '0', ['二维码登录', 'Sign-in by QR code']),
  signInAuthentication: open('signInAuthentication', 'switch', '0', ['统一认证登录', 'Sign-in by the authentication service']),
  signInCas: open('signInCas', 'switch', '0', ['单点登录', 'Sign-in by the central single sign-on']),
  signInVerification: open('signInVerification', 'choice', 'picture', ['登录失败后的图片验证', 'Verification after failed sign-ins'], {
    values: { none: ['无', 'None'], picture: ['图片验证码', 'Picture'], slider: ['滑块', 'Slider'] },
  }),
  addressFailures: parameter('addressFailures', 'number', '500', [
    '同一地址十分钟内允许的登录失败次数',
    'Failed sign-ins of one address in ten minutes',
  ]),
  passwordRecovery: open('passwordRecovery', 'switch', '0', ['登录页找回密码', 'Forgotten password on the sign-in page']),
  singleSession: parameter('singleSession', 'switch', '0', [
    '同一用户仅保留最后一次登录',
    'A sign-in ends the earlier sessions of the person',
  ]),
  fontSize: open('fontSize', 'number', '14', ['字体大小', 'Font size'], PX),
  countdownText: parameter('fzdjs', 'text', '', ['倒计时文字', 'Countdown text'], {
    note: ['[0] 处显示天数，/r 使其显示为红色', '[0] is the number of days, /r makes it red'],
  }),
  countdownTextEn: parameter('fzdjsen', 'text', '', ['倒计时英文文字', 'Countdown text in English'], {
    note: ['仅在设置了 fzdjs 时有效', 'only where fzdjs is set'],
  }),
  countdownDay: parameter('fzrq', 'day', '', ['倒计时日期', 'Day counted down to']),
  noticeDisplay: parameter('tzggxssz', 'choice', '1', ['公告显示设置', 'Display of notices'], {
    values: { '0': ['关', 'Off'], '1': ['滚动', 'Ticker'], '2': ['弹出', 'Pop-up'], '3': ['全部', 'Both'] },
  }),
  noticeDirection: parameter('tzgggdfx', 'choice', '0', ['公告滚动方向', 'Ticker direction'], {
    values: { '0': ['向左', 'Left'], '1': ['向上', 'Up'] },
  }),
  noticeInterval: parameter('noticeSpeed', 'number', '2000', ['公告切换间隔', 'Time of one notice'], { unit: ['毫秒', 'ms'] }),
  signInTip: parameter('sfkqdltkts', 'text', '', ['登录提示文字', 'Tip shown after sign-in']),
  signInTipEn: parameter('sfkqdltktsen', 'text', '', ['登录提示英文文字', 'Tip shown after sign-in in English']),
  phoneRequirement: parameter('sfkq_bxsrsjh', 'choice', '0', ['手机号要求', 'Phone'], {
    values: { '0': ['不要求', 'Not asked for'], '1': ['提醒', 'Asked for'], '2': ['必须', 'Required'] },
    note: ['取 2 时必填的是邮箱和联系电话，不含手机号', 'with 2 the email and the contact phone are required, not the mobile phone'],
  }),
  forceFirstChange: parameter('sfqy_dycqzxgmm', 'switch', '0', ['首次登录强制修改密码', 'First sign-in must change the password']),
  compulsoryNotices: parameter('qzydxtgg', 'switch', '0', ['强制阅读系统公告', 'Notices must be read']),
  exitPrompt: parameter('tcxtts', 'text', '', ['退出系统提示', 'Question before signing out']),
  exitPromptEn: parameter('tcxttsen', 'text', '', ['退出系统英文提示', 'Question before signing out in English'], {
    note: ['仅在设置了 tcxtts 时有效', 'only where tcxtts is set'],
  }),
  showSecondLevel: parameter('sfxsdyejcd', 'switch', '0', ['显示单一二级菜单', 'Show the second level with a single entry too']),
  menuFontColour: parameter('menufontcolor', 'colour', '#ffffff99', ['菜单文字颜色', 'Menu text']),
  menuActiveColour: parameter('menuactivecolor', 'colour', '#0d6ce4', ['菜单选中颜色', 'Active menu entry']),
  menuActiveTextColour: parameter('menuTextActiveColor', 'colour', '#ffffff', ['菜单选中文字颜色', 'Text of the active menu entry']),
  menuFontSize: parameter('menufontsize', 'number', '14', ['菜单字体大小', 'Menu font size'], PX),
  menuBackground: parameter('menubgcolor', 'colour', '#0b1f3a', ['菜单背景颜色', 'Menu background']),
  logoPosition: parameter('hxcdlogowz', 'choice', '0', ['横向菜单标志位置与菜单宽度', 'Logo and width of the top menu'], {
    values: {
      '0': ['菜单之前 75%', 'Before the menu 75%'],
      '1': ['菜单之后 55%', 'After the menu 55%'],
      '2': ['菜单之前且仅图标 93%', 'Before the menu without names 93%'],
    },
  }),
  drawerWidthZh: parameter('zh_dh_width', 'text', '', ['中文应用导航宽度', 'Width of the application drawer in Chinese'], DRAWER_WIDTH),
  drawerWidthEn: parameter('en_dh_width', 'text', '', ['英文应用导航宽度', 'Width of the application drawer in English'], DRAWER_WIDTH),
  menuFoldWidthZh: parameter('zh_cdzd_width', 'number', '64', ['中文菜单折叠宽度', 'Width of the folded menu in Chinese'], PX),
  menuFoldWidthEn: parameter('en_cdzd_width', 'number', '64', ['英文菜单折叠宽度', 'Width of the folded menu in English'], PX),
  menuUnfoldWidthZh: parameter('zh_cdzk_width', 'number', '240', ['中文双列菜单展开宽度', 'Width of the double menu in Chinese'], PX),
  menuUnfoldWidthEn: parameter('en_cdzk_width', 'number', '288', ['英文双列菜单展开宽度', 'Width of the double menu in English'], PX),
  menuSingleWidthZh: parameter('zh_dlcd_width', 'number', '216', ['中文单列菜单宽度', 'Width of the single menu in Chinese'], PX),
  menuSingleWidthEn: parameter('en_dlcd_width', 'number', '240', ['英文单列菜单宽度', 'Width of the single menu in English'], PX),
  topMenuAlign: parameter('topMenuAlign', 'choice', '0', ['顶部菜单对齐', 'Alignment of the top menu'], {
    values: { '0': ['左', 'Left'], '1': ['中', 'Centre'], '2': ['右', 'Right'] },
  }),
  menuSeparators: parameter('showCdfgx', 'switch', '0', ['显示菜单分割线', 'Menu separators']),
  tableFontSize: parameter('tableFontSize', 'number', '14', ['表格字体大小', 'Table font size'], PX),
  tableHeaderBackground: parameter('tableHeaderBgColor', 'colour', '#f5f7fa', ['表头背景颜色', 'Table header background']),
  tableHeaderColour: parameter('tableHeaderColor', 'colour', '#1f2a37', ['表头文字颜色', 'Table header text']),
  tableHeaderFontSize: parameter('tableHeaderFontSize', 'number', '14', ['表头字体大小', 'Table header font size'], PX),
  menuCollapsed: parameter('isCollapse', 'switch', '0', ['菜单默认折叠', 'Menu collapsed at start']),
  watermark: parameter('watermark', 'switch', '0', ['显示姓名和工号水印', 'Watermark with name and staff number']),
  keepOperations: parameter('keepOperations', 'number', '400', ['操作日志保留天数', 'Operation log kept'], KEPT),
  keepSignIns: parameter('keepSignIns', 'number', '400', ['登录日志保留天数', 'Sign-in log kept'], KEPT),
  keepSessions: parameter('keepSessions', 'number', '90', ['会话结束后保留天数', 'Sessions kept after their end'], KEPT),
  keepMessages: parameter('keepMessages', 'number', '30', ['已发消息保留天数', 'Sent messages kept'], KEPT),
  keepPushed: parameter('keepPushed', 'number', '400', ['推送通知保留天数', 'Pushed notices kept'], KEPT),
  keepSheets: parameter('keepSheets', 'number', '3650', ['核验码保留天数', 'Verification codes kept'], KEPT),
  keepTraces: parameter('keepTraces', 'number', '7', ['登录失败与验证码记录保留天数', 'Failed sign-ins and used codes kept'], KEPT),
} as const satisfies Record<string, ParameterEntry>;

export type ParameterName = keyof typeof PARAMETERS;
export type Parameters = Readonly<Record<ParameterName, string>>;

const FITS: Readonly<Record<Exclude<Kind, 'choice' | 'day'>, RegExp>> = {
  text: /^[\s\S]*$/,
  switch: /^[01]$/,
  number: /^\d{1,6}$/,
  colour: /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i,
  address: /^(https?:\/\/\S+|\/\S*)?$/,
};

/** Whether a text is a value of a parameter; a choice has no values but its own. */
export function isValueOf({ kind, values = {} }: ParameterEntry, text: string): boolean {
  if (kind === 'choice') return Object.hasOwn(values, text);
  if (kind === 'day') return text === '' || isDay(text);
  return FITS[kind].test(text);
}

/** The parameters by domain name; one that is missing or malformed has its default. */
export function readParameters(rows: readonly { readonly id: string; readonly value: string }[]): Parameters {
  const values = new Map(rows.map((row) => [row.id, row.value.trim()]));
  const entries = Object.entries(PARAMETERS).map(([name, entry]) => {
    const value = values.get(entry.id);
    return [name, value !== undefined && isValueOf(entry, value) ? value : entry.fallback];
  });
  return Object.fromEntries(entries) as Parameters;
}

/** Whether a parameter is "set": neither empty nor `0`. */
export const isSet = (value: string): boolean => value !== '' && value !== '0';
