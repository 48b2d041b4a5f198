import type { Rule } from './errors.ts';
import { MEASURE, MENU_WIDTH, NOTICE_INTERVAL, type Range, TEXT_SIZE } from './parameter-ranges.ts';
import { isValueOf, PARAMETERS, type ParameterEntry, type ParameterName } from './parameter-table.ts';
import { coded } from './wire/coded.ts';
import type { Of } from './wire/entity.ts';

/** What parameters are about; `own` ones are the institution's own. */
export const ParameterGroup = coded({
  names: ['名称与页脚', 'Names and footer'],
  language: ['语言', 'Language'],
  'sign-in': ['登录与会话', 'Sign-in and sessions'],
  'first-things': ['登录后要求与提示', 'After signing in'],
  notices: ['通知公告', 'Notices'],
  countdown: ['倒计时', 'Countdown'],
  appearance: ['外观', 'Appearance'],
  menu: ['菜单与导航', 'Menu and navigation'],
  retention: ['数据保留', 'Retention'],
  own: ['自定义参数', 'Own parameters'],
});
export type ParameterGroup = Of<typeof ParameterGroup>;

/** The parameters of the product by what they are about, in the order in which people read them. */
export const GROUPS: Readonly<Record<Exclude<ParameterGroup, 'own'>, readonly ParameterName[]>> = {
  names: [
    ...(['systemName', 'systemNameEn', 'organisation', 'organisationEn'] as const),
    ...(['footerRights', 'footerRightsEn', 'footerAddress', 'footerAddressEn'] as const),
  ],
  language: ['languageSwitch', 'showLanguage'],
  'sign-in': [
    ...(['signInPassword', 'signInDirectory', 'signInQr', 'signInAuthentication', 'signInCas'] as const),
    ...(['signInVerification', 'addressFailures', 'passwordRecovery', 'singleSession', 'signInReturn'] as const),
    ...(['exitPrompt', 'exitPromptEn'] as const),
  ],
  'first-things': ['forceFirstChange', 'phoneRequirement', 'compulsoryNotices', 'signInTip', 'signInTipEn'],
  notices: ['noticeDisplay', 'noticeDirection', 'noticeInterval'],
  countdown: ['countdownText', 'countdownTextEn', 'countdownDay'],
  appearance: ['fontSize', 'tableFontSize', 'tableHeaderFontSize', 'tableHeaderBackground', 'tableHeaderColour', 'watermark'],
  menu: [
    ...(['menuBackground', 'menuFontColour', 'menuActiveColour', 'menuActiveTextColour', 'menuFontSize'] as const),
    ...(['menuSeparators', 'menuCollapsed', 'showSecondLevel', 'topMenuAlign', 'logoPosition'] as const),
    ...(['menuFoldWidthZh', 'menuFoldWidthEn', 'menuUnfoldWidthZh', 'menuUnfoldWidthEn'] as const),
    ...(['menuSingleWidthZh', 'menuSingleWidthEn', 'drawerWidthZh', 'drawerWidthEn'] as const),
  ],
  retention: ['keepOperations', 'keepSignIns', 'keepSessions', 'keepMessages', 'keepPushed', 'keepSheets', 'keepTraces'],
};

/** From so many on: the people of an institution often share one address, and would keep each other out. */
const FAILURES: Range = { least: 10, most: 999_999 };

const RANGES: { readonly [N in ParameterName]?: Range } = {
  fontSize: TEXT_SIZE,
  tableFontSize: TEXT_SIZE,
  tableHeaderFontSize: TEXT_SIZE,
  menuFontSize: TEXT_SIZE,
  menuFoldWidthZh: MENU_WIDTH,
  menuFoldWidthEn: MENU_WIDTH,
  menuUnfoldWidthZh: MENU_WIDTH,
  menuUnfoldWidthEn: MENU_WIDTH,
  menuSingleWidthZh: MENU_WIDTH,
  menuSingleWidthEn: MENU_WIDTH,
  noticeInterval: NOTICE_INTERVAL,
  addressFailures: FAILURES,
};
const MEASURES: ReadonlySet<ParameterName> = new Set(['drawerWidthZh', 'drawerWidthEn']);

/** A parameter of the product with its name in our code. */
export type KnownParameter = ParameterEntry & { readonly parameter: ParameterName };

const byId = new Map<string, KnownParameter>(
  Object.entries(PARAMETERS).map(([name, entry]) => [entry.id, { ...entry, parameter: name as ParameterName }]),
);

/** The parameter of the product that has an id; none for an institution's own. */
export const knownParameter = (id: string): KnownParameter | undefined => byId.get(id);

/** The numbers that a parameter can have, where there are bounds. */
export const rangeOf = ({ parameter }: KnownParameter): Range | undefined => RANGES[parameter];

const MALFORMED: Readonly<Record<ParameterEntry['kind'], Rule>> = {
  text: 'format',
  switch: 'choice',
  number: 'number-format',
  colour: 'colour-format',
  choice: 'choice',
  day: 'date-format',
  address: 'address-format',
};

/** Why a text is no value that a parameter can be given; what it stands at unless set is not given but restored. */
export function valueFault(
  entry: KnownParameter,
  text: string,
): { readonly rule: Rule; readonly params?: Record<string, number> } | undefined {
  if (text === '') return { rule: 'required' };
  if (!isValueOf(entry, text)) return { rule: MALFORMED[entry.kind] };
  if (MEASURES.has(entry.parameter) && !MEASURE.test(text)) return { rule: 'measure-format' };
  const range = rangeOf(entry);
  if (range && Number(text) < range.least) return { rule: 'too-small', params: { minimum: range.least } };
  if (range && Number(text) > range.most) return { rule: 'too-big', params: { maximum: range.most } };
  return undefined;
}
