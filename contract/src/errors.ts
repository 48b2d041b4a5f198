import type { Bilingual } from './bilingual.ts';
import { AUTHORIZATION_RULES } from './refusals/authorization-rules.ts';
import { FILE_RULES } from './refusals/file-rules.ts';
import { SETTINGS_RULES } from './refusals/settings-rules.ts';
import { SIGN_IN_RULES } from './refusals/sign-in-rules.ts';
import { VOUCHER_RULES } from './refusals/voucher-rules.ts';

/** What a code of the catalogue means and how the web treats it (spec 8). */
interface CodeEntry extends Bilingual {
  /** A toast shows the failure. */
  readonly toast: boolean;
  /** The session is over: storage is cleared and the person goes to sign in. */
  readonly endsSession: boolean;
}

const quiet = { toast: false, endsSession: false } as const;
const told = { toast: true, endsSession: false } as const;
const ends = { toast: true, endsSession: true } as const;

/** The error catalogue of spec 8. Codes are numbers, and text where the catalogue has letters. */
export const CODES = {
  200: { zh: '操作成功', en: 'Done', ...quiet },
  202: { zh: '请前往指定地址', en: 'Continue at the given address', ...quiet },
  205: { zh: '退出登录成功', en: 'Signed out', ...ends },
  401: { zh: '未登录或登录已过期，请重新登录', en: 'You are not signed in, or your session has expired', ...ends },
  402: { zh: '用户名或密码错误', en: 'Wrong user name or password', ...told },
  403: { zh: '没有操作权限', en: 'You have no permission for this', ...told },
  404: { zh: '参数校验失败', en: 'Something in the request is not valid', ...told },
  500: { zh: '操作失败', en: 'The operation failed', ...told },
  999: { zh: '操作失败，请联系管理员', en: 'The operation failed; please contact the administrator', ...told },
  ERRCODE_001: { zh: '当前用户不可用', en: 'This account is not available', ...ends },
  ERRCODE_002: { zh: '序列号已过期', en: 'The serial number has expired', ...ends },
  ERRCODE_003: { zh: '序列号不正确', en: 'The serial number is not correct', ...ends },
  EXPORTCODE: { zh: '没有可导出的数据', en: 'No exportable data', ...told },
} as const satisfies Record<string | number, CodeEntry>;

export type Code = keyof typeof CODES;

/**
 * Why a call was refused, by rule: the message in both languages. `{field}` is what the field is called, other braces
 * take the failure's parameters.
 */
export const RULES = {
  required: { zh: '{field}不能为空', en: '{field} is required' },
  type: { zh: '{field}的类型不正确', en: '{field} is of the wrong type' },
  'too-short': { zh: '{field}不能少于{minimum}个字符', en: '{field} must have at least {minimum} characters' },
  'too-long': { zh: '{field}不能超过{maximum}个字符', en: '{field} must have at most {maximum} characters' },
  'too-few-items': { zh: '{field}不能少于{minimum}项', en: '{field} must have at least {minimum} entries' },
  'too-many-items': { zh: '{field}不能超过{maximum}项', en: '{field} must have at most {maximum} entries' },
  'too-small': { zh: '{field}不能小于{minimum}', en: '{field} must be at least {minimum}' },
  'too-big': { zh: '{field}不能大于{maximum}', en: '{field} must be at most {maximum}' },
  choice: { zh: '{field}的取值不在允许范围内', en: '{field} is not one of the allowed values' },
  format: { zh: '{field}格式不正确', en: '{field} is not in the right format' },
  unknown: { zh: '不支持的参数：{field}', en: '{field} is not a parameter of this call' },
  repeated: { zh: '{field}中有重复的内容', en: '{field} names something twice' },
  json: { zh: '请求内容不是有效的 JSON', en: 'The request is not valid JSON' },
  'too-many-parts': { zh: '请求中的参数过多，最多{maximum}个', en: 'The request has too many parts; there can be at most {maximum}' },
  'too-large': { zh: '请求内容过大', en: 'The request is too large' },
  'too-slow': { zh: '请求传输过慢', en: 'The request took too long to arrive' },
  'no-http': { zh: '请求格式不正确', en: 'This is not a sound HTTP request' },
  'no-such-call': { zh: '没有这个接口', en: 'There is no such call' },
  'not-found': { zh: '{field}不存在', en: '{field} does not exist' },
  'too-many-calls': { zh: '操作过于频繁，请在 {time} 之后再试', en: 'Too many calls; try again after {time}' },
  'sheet-code': { zh: '核验码为 12 位字母和数字', en: 'A verification code has 12 letters and digits' },
  'unknown-sheet': { zh: '没有使用该核验码的单据', en: 'No sheet has this verification code' },
  'called-off': { zh: '请求已取消', en: 'The call was called off' },
  'cards-overlap': { zh: '卡片不能重叠或超出页面', en: 'Cards cannot overlap or go beyond the page' },
  'event-stream': { zh: '请以 text/event-stream 接收', en: 'Ask for it as text/event-stream' },
  'id-number-format': { zh: '身份证号格式错误', en: 'The ID number is not in the right format' },
  'id-number-region': { zh: '地址编码错误', en: 'The region code of the ID number is not correct' },
  'id-number-check': { zh: '校验位错误', en: 'The check digit of the ID number is not correct' },
  'not-yours': { zh: '不能操作他人的数据', en: "You cannot change another person's data" },
  'no-permission': { zh: '没有操作权限', en: 'You have no permission for this' },
  'no-blanks': { zh: '{field}不能含有空格', en: '{field} cannot have blanks in it' },
  'mobile-format': { zh: '请输入有效的手机号码', en: 'Enter a valid mobile number' },
  'contact-phone-format': { zh: '请输入有效的联系电话', en: 'Enter a valid phone number, such as 0731-88821104' },
  'email-format': { zh: '请输入有效的邮箱', en: 'Enter a valid email address' },
  'ip-required': { zh: '请输入数据库地址', en: 'Enter the address of the database' },
  'ip-format': { zh: 'IP地址不规范', en: 'This is not a valid IP address' },
  'port-required': { zh: '请输入端口号', en: 'Enter a port number' },
  'port-format': { zh: '请输入正确的端口号', en: 'Enter a valid port number, 0 to 65535' },
  'card-format': { zh: '请输入有效的银行卡号', en: 'Enter a valid bank card number' },
  'page-size-digits': { zh: '每页条数只能输入数字', en: 'Rows per page must be digits' },
  'page-size-range': { zh: '每页条数应在1到100之间', en: 'Rows per page must be between 1 and 100' },
  'date-format': { zh: '请输入有效的日期', en: 'This is not a day of the calendar' },
  'date-incomplete': { zh: '请填写完整的起止日期', en: 'Give both the first and the last day' },
  'date-order': { zh: '结束日期不能早于开始日期', en: 'The last day cannot be before the first' },
  'date-past': { zh: '日期不能早于今天', en: 'The day cannot be before today' },
  'moment-past': { zh: '该时间已过，请选择更晚的时间', en: 'This time has passed; choose a later one' },
  'amount-not-a-number': { zh: '非数字', en: 'This is not a number' },
  'amount-too-large': { zh: '数字过大', en: 'The number is too large' },
  'amount-precision': { zh: '只能精确到毫（小数点后四位）', en: 'Only four decimals are possible' },
  'card-taken': { zh: '该银行卡已添加', en: 'This bank card is in the list already' },
  'card-delete-failed': { zh: '银行卡删除失败，请联系管理员', en: 'The bank card could not be deleted; please contact the administrator' },
  'card-unverified': { zh: '请先完成银行账户变更验证', en: 'Verify the change of the bank account first' },
  'name-taken': { zh: '名称“{name}”已存在', en: 'The name “{name}” is taken' },
  'too-many': { zh: '最多只能有{maximum}个', en: 'There can be at most {maximum}' },
  'notices-unread': { zh: '请先阅读系统公告，阅读后关闭!', en: 'Please read the notice first; it closes once it is read' },
  'notice-changed': {
    zh: '该公告已被他人修改，您的内容尚未保存。可另存为新草稿，再与最新内容核对',
    en: 'Somebody else has changed this notice meanwhile, so yours was not saved. Save it as a new draft and compare the two',
  },
  'notice-published': { zh: '该公告已经发布', en: 'This notice is published already' },
  'notice-draft': { zh: '该公告尚未发布', en: 'This notice is not published' },
  'withdraw-first': { zh: '已发布的公告须先撤回，才能删除', en: 'A published notice has to be withdrawn before it can be deleted' },
  'audience-empty': { zh: '请选择接收部门或角色', en: 'Choose the departments or roles that it is for' },
  'more-unread': { zh: '又有新的公告发布，请重新确认', en: 'Another notice has been published meanwhile; please confirm again' },
  'changed-meanwhile': {
    zh: '该内容已被他人修改，未保存',
    en: 'Somebody else has changed this meanwhile, so it was not saved',
  },
  busy: { zh: '系统繁忙，未保存，请稍后再试', en: 'The system is busy; nothing was saved. Please try again shortly.' },
  internal: { zh: '操作失败，请联系管理员', en: 'The operation failed; please contact the administrator' },
  'fixed-function': { zh: '固定功能不允许移除', en: 'A fixed function cannot be removed' },
  ...SIGN_IN_RULES,
  ...SETTINGS_RULES,
  ...FILE_RULES,
  ...VOUCHER_RULES,
  ...AUTHORIZATION_RULES,
} as const satisfies Record<string, Bilingual>;

export type Rule = keyof typeof RULES;

/** The text of a rule in one language; thousands are separated in what stands there as a `number`. */
export function ruleText(rule: Rule, locale: keyof Bilingual, params: Readonly<Record<string, string | number>>): string {
  const said = (value: string | number, asNumber: boolean) => (asNumber ? value.toLocaleString(locale) : String(value));
  return RULES[rule][locale].replace(/\{(\w+)(, number)?\}/g, (_, name: string, format?: string) => said(params[name] ?? '', !!format));
}
