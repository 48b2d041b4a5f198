import type { Bilingual } from './bilingual.ts';

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
  'verification-required': { zh: '请先完成图片验证', en: 'Complete the picture verification first' },
  'verification-wrong': { zh: '图片验证未通过，请重试', en: 'That is not what the picture shows; please try again' },
  'verification-expired': { zh: '图片验证已过期，请重新获取', en: 'The picture verification has expired; get a new one' },
  'way-off': { zh: '该登录方式未启用', en: 'This way of signing in is switched off' },
  'directory-unavailable': { zh: '目录服务暂时无法访问，请稍后再试', en: 'The directory service cannot be reached; try again later' },
  'cas-unavailable': { zh: '统一身份认证服务暂时无法访问，请稍后再试', en: 'The central sign-on cannot be reached; try again later' },
  'ticket-refused': { zh: '单点登录凭证无效或已使用，请重新登录', en: 'The sign-on ticket is not valid or was used before; sign in again' },
  'token-forged': { zh: '登录令牌无效', en: 'The sign-on token is not genuine' },
  'token-used': { zh: '登录令牌已被使用', en: 'The sign-on token has been used already' },
  'token-expired': { zh: '登录令牌已过期', en: 'The sign-on token has expired' },
  'no-account': { zh: '您的账号未在本系统登记', en: 'You have no account in this system' },
  displaced: { zh: '您的账号已在其他地方登录，本次登录已结束', en: 'You have signed in elsewhere, so this session has ended' },
  'ended-by-administrator': {
    zh: '管理员已结束您的本次登录，请重新登录',
    en: 'An administrator has ended your session; please sign in again',
  },
  'ended-by-person': { zh: '您已在别处结束本次登录，请重新登录', en: 'You have ended this session from another one; please sign in again' },
  'ended-by-lock': {
    zh: '您的账号已被管理员锁定，本次登录已结束',
    en: 'An administrator has locked your account, so this session has ended',
  },
  'ended-by-disabling': { zh: '您的账号已被停用，本次登录已结束', en: 'Your account has been disabled, so this session has ended' },
  'ended-by-new-password': {
    zh: '您的密码已更改，请用新密码重新登录',
    en: 'Your password has changed; please sign in again with the new one',
  },
  'ended-by-reset': {
    zh: '管理员已重置您的密码，请使用临时密码登录',
    en: 'An administrator has reset your password; please sign in with the temporary one',
  },
  'qr-over': { zh: '二维码已失效，请刷新', en: 'The QR code is no longer valid; get a new one' },
  'code-wrong': { zh: '验证码错误', en: 'The verification code is not correct' },
  'code-expired': { zh: '验证码已失效，请重新获取', en: 'The verification code is no longer valid; get a new one' },
  'code-too-soon': { zh: '请在{seconds}秒后再获取验证码', en: 'You can get another code in {seconds} s' },
  'too-many-calls': { zh: '操作过于频繁，请在 {time} 之后再试', en: 'Too many calls; try again after {time}' },
  'sheet-code': { zh: '核验码为 12 位字母和数字', en: 'A verification code has 12 letters and digits' },
  'unknown-sheet': { zh: '没有使用该核验码的单据', en: 'No sheet has this verification code' },
  'pdf-failed': { zh: '下载pdf失败', en: 'The PDF could not be downloaded' },
  interrupted: { zh: '系统已重新启动，请重新导出', en: 'The system was restarted meanwhile; export again' },
  'called-off': { zh: '请求已取消', en: 'The call was called off' },
  'cards-overlap': { zh: '卡片不能重叠或超出页面', en: 'Cards cannot overlap or go beyond the page' },
  'event-stream': { zh: '请以 text/event-stream 接收', en: 'Ask for it as text/event-stream' },
  'id-number-format': { zh: '身份证号格式错误', en: 'The ID number is not in the right format' },
  'id-number-region': { zh: '地址编码错误', en: 'The region code of the ID number is not correct' },
  'id-number-check': { zh: '校验位错误', en: 'The check digit of the ID number is not correct' },
  'sign-in-again': { zh: '未登录或登录已过期，请重新登录', en: 'You are not signed in, or your session has expired' },
  credentials: { zh: '用户名或密码错误', en: 'Wrong user name or password' },
  'tried-too-often': { zh: '尝试次数过多，请在 {time} 之后再试', en: 'Too many attempts; try again after {time}' },
  'account-locked': {
    zh: '当前用户不可用：账号已被管理员锁定，请联系管理员',
    en: 'This account is not available: an administrator has locked it. Please contact the administrator',
  },
  'account-disabled': {
    zh: '当前用户不可用：账号已停用，请联系管理员',
    en: 'This account is not available: it is disabled. Please contact the administrator',
  },
  'sealed-stale': { zh: '登录信息已失效，请重试', en: 'The encrypted password is no longer valid; please try again' },
  'not-yours': { zh: '不能操作他人的数据', en: "You cannot change another person's data" },
  'fixed-function': { zh: '固定功能不允许移除', en: 'A fixed function cannot be removed' },
  'no-permission': { zh: '没有操作权限', en: 'You have no permission for this' },
  'role-id': {
    zh: '角色编号由小写字母、数字和连字符组成，以字母开头',
    en: 'A role id has small letters, digits and hyphens, and begins with a letter',
  },
  'present-session': {
    zh: '不能结束您当前的会话，请使用退出登录',
    en: 'Your present session cannot be ended here; sign out instead',
  },
  'version-format': { zh: '请按 1.2.0 的格式填写版本号', en: 'Write the version like 1.2.0' },
  'no-blanks': { zh: '{field}不能含有空格', en: '{field} cannot have blanks in it' },
  'not-local': {
    zh: '该用户不是本地用户，没有本系统密码',
    en: 'This is no local user and has no password of the hall',
  },
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
  'last-way': {
    zh: '至少保留一种登录方式（二维码登录除外），否则所有人都无法登录',
    en: 'One way to sign in other than by QR code must stay on, or nobody could sign in',
  },
  'admin-role': { zh: '系统管理员角色不能删除', en: 'The administrators’ role cannot be deleted' },
  'beyond-own': {
    zh: '不能授予或管理超出您自身权限的内容',
    en: 'You cannot give or manage what goes beyond your own permissions',
  },
  'own-hand': {
    zh: '该操作须由本人办理，切换账号后不能代为执行',
    en: 'Only the person can do this, not somebody who acts as the person',
  },
  'acting-over': {
    zh: '账号切换已结束，请重新登录',
    en: 'Acting as somebody else has ended; please sign in again',
  },
  'cannot-act-as': {
    zh: '账号已停用或锁定，不能切换到该账号',
    en: 'The account is disabled or locked, so nobody can act as this person',
  },
  'not-acting': { zh: '当前未切换到他人账号', en: 'You are not acting as anybody else' },
  'not-yourself': { zh: '不能对自己的账号执行此操作', en: 'You cannot do this to your own account' },
  'last-admin': { zh: '至少保留一名可用的系统管理员', en: 'At least one administrator must stay available' },
  'password-required': { zh: '密码不能为空', en: 'Password is required' },
  'password-length': { zh: '密码长度为6-20位', en: 'The password must have 6 to 20 characters' },
  'password-weak': { zh: '密码强度较弱，请重新设置', en: 'This password is too weak' },
  'password-same': { zh: '新密码不能与旧密码相同', en: 'The new password must differ from the old one' },
  'old-password': { zh: '旧密码校验失败', en: 'The old password is not correct' },
  'password-differs': { zh: '两次输入的密码不一致', en: 'The two passwords differ' },
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
  'code-format': { zh: '请输入6位数字验证码', en: 'Enter the code of 6 digits' },
  'code-target': { zh: '与接收验证码的号码或邮箱不一致', en: 'The code was sent to another number or address' },
  'no-duty': { zh: '当前无需强制修改密码', en: 'The password does not have to be changed' },
  'photo-type': { zh: '头像只能是 JPG 或 PNG 格式', en: 'The photo must be a JPG or PNG picture' },
  'photo-size': { zh: '头像不能超过 2 MB', en: 'The photo must have at most 2 MB' },
  'photo-square': { zh: '头像必须裁剪为正方形', en: 'The photo must be cropped square' },
  'card-taken': { zh: '该银行卡已添加', en: 'This bank card is in the list already' },
  'card-delete-failed': { zh: '银行卡删除失败，请联系管理员', en: 'The bank card could not be deleted; please contact the administrator' },
  'card-unverified': { zh: '请先完成银行账户变更验证', en: 'Verify the change of the bank account first' },
  'name-taken': { zh: '名称“{name}”已存在', en: 'The name “{name}” is taken' },
  'too-many': { zh: '最多只能有{maximum}个', en: 'There can be at most {maximum}' },
  'too-many-for-pdf': {
    zh: '符合条件的数据共{total, number}条，一次最多导出{maximum, number}条为 PDF，请缩小查询范围，或改为导出 Excel',
    en: 'The query finds {total, number} rows, and a PDF has at most {maximum, number}: narrow it down, or export a spreadsheet instead',
  },
  'too-many-rows': {
    zh: '符合条件的数据共{total, number}条，一次最多导出{maximum, number}条，请缩小查询范围后再导出',
    en: 'The query finds {total, number} rows, and a file has at most {maximum, number}: narrow it down and export again',
  },
  'nothing-to-print': { zh: '没有可打印的数据', en: 'There is nothing to print' },
  'too-many-to-print': {
    zh: '符合条件的数据共{total, number}条，一次最多打印{maximum, number}条，请缩小查询范围，或改用导出',
    en: 'The query finds {total, number} rows, and a printout has at most {maximum, number}: narrow it down, or export the rows instead',
  },
  'first-password': {
    zh: '第一次登录请先修改密码，否则禁止使用系统',
    en: 'This is your first sign-in: change your password before you use the system',
  },
  'weak-password': {
    zh: '当前密码强度较弱请先修改密码，否则禁止使用系统',
    en: 'Your password is too weak: change it before you use the system',
  },
  'contact-missing': {
    zh: '必须完善个人信息联系方式，否则禁止使用系统',
    en: 'Complete your email and contact phone before you use the system',
  },
  'notices-unread': { zh: '请先阅读系统公告，阅读后关闭!', en: 'Please read the notice first; it closes once it is read' },
  'phone-missing': {
    zh: '您未设置手机号，无法使用此功能，请先设置手机号。',
    en: 'You have no mobile phone on record, so this function is closed to you. Please set your phone first.',
  },
  'serial-expired': { zh: '序列号已过期', en: 'The serial number has expired' },
  'serial-wrong': { zh: '序列号不正确', en: 'The serial number is not correct' },
  'serial-format': { zh: '序列号格式不正确', en: 'This is not written like a serial number' },
  'notice-changed': {
    zh: '该公告已被他人修改，您的内容尚未保存。可另存为新草稿，再与最新内容核对',
    en: 'Somebody else has changed this notice meanwhile, so yours was not saved. Save it as a new draft and compare the two',
  },
  'notice-published': { zh: '该公告已经发布', en: 'This notice is published already' },
  'notice-draft': { zh: '该公告尚未发布', en: 'This notice is not published' },
  'withdraw-first': { zh: '已发布的公告须先撤回，才能删除', en: 'A published notice has to be withdrawn before it can be deleted' },
  'audience-empty': { zh: '请选择接收部门或角色', en: 'Choose the departments or roles that it is for' },
  'too-many-files': { zh: '附件最多{maximum}个', en: 'There can be at most {maximum} attachments' },
  'file-type': {
    zh: '不支持该文件：只能上传 PDF、Office、WPS、图片、文本和 ZIP 文件，且内容须与扩展名一致',
    en: 'Only PDF, Office, WPS, pictures, text and ZIP can be attached, and the content has to be what the name says',
  },
  'file-size': { zh: '附件不能超过 10 MB', en: 'An attachment must have at most 10 MB' },
  'file-empty': { zh: '文件为空', en: 'The file is empty' },
  'import-first': { zh: '请先导入数据', en: 'Import data first' },
  'import-kind': {
    zh: '只能导入 xlsx 或 csv 文件，且内容须与扩展名一致',
    en: 'Only xlsx and csv can be imported, and the content has to be what the name says',
  },
  'import-size': { zh: '导入文件不能超过 10 MB', en: 'A file to be imported must have at most 10 MB' },
  'import-old': { zh: '这是旧版 Excel 文件（xls），请另存为 xlsx 后再导入', en: 'This is an old spreadsheet (xls): save it as xlsx' },
  'import-macros': { zh: '文件中含有宏，请另存为不含宏的 xlsx 后再导入', en: 'The file has macros in it: save it as xlsx without them' },
  'import-encrypted': { zh: '文件已加密，请取消密码后再导入', en: 'The file is encrypted: take its password away' },
  'import-damaged': { zh: '文件已损坏，无法读取', en: 'The file is damaged and cannot be read' },
  'import-inside': { zh: '文件展开后过大，已拒绝读取', en: 'What is inside the file is too much to be read' },
  'import-text': { zh: '文件不是 UTF-8 或 GB 18030 编码的文本', en: 'The file is no text in UTF-8 or GB 18030' },
  'import-quote': { zh: '第{line}行的引号没有成对', en: 'A quotation mark in line {line} has no counterpart' },
  'import-merged': {
    zh: '工作表“{sheet}”中有合并单元格（{range}），请取消合并',
    en: 'The sheet “{sheet}” has merged cells ({range}): split them',
  },
  'import-no-rows': { zh: '表头下方没有数据', en: 'There is nothing below the headings' },
  'import-rows': {
    zh: '文件共{total, number}行，一次最多导入{maximum, number}行',
    en: 'The file has {total, number} rows; at most {maximum, number} can be imported at once',
  },
  'import-heading-blank': { zh: '第{column}列没有表头', en: 'Column {column} has no heading' },
  'import-heading-unknown': {
    zh: '无法识别的表头：{headings}。可用的表头：{expected}',
    en: 'Unknown headings: {headingsEn}. Known headings: {expectedEn}',
  },
  'import-heading-twice': { zh: '重复的表头：{headings}', en: 'Headings that stand there twice: {headingsEn}' },
  'import-heading-missing': { zh: '缺少必填的列：{headings}', en: 'Required columns that are missing: {headingsEn}' },
  'import-again': {
    zh: '该文件已由工号{staffNumber}于 {time} 导入过，请确认是否再次导入',
    en: 'The same file was imported by {staffNumber} at {time}: confirm it',
  },
  'import-faulty': { zh: '第{line}行有误，未导入任何数据', en: 'Line {line} is faulty, so nothing was imported' },
  'import-none': { zh: '没有可导入的数据', en: 'There is no sound row to import' },
  'more-unread': { zh: '又有新的公告发布，请重新确认', en: 'Another notice has been published meanwhile; please confirm again' },
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
  'changed-meanwhile': {
    zh: '该内容已被他人修改，未保存',
    en: 'Somebody else has changed this meanwhile, so it was not saved',
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
  'no-data': { zh: '没有可导出的数据', en: 'No exportable data' },
  busy: { zh: '系统繁忙，未保存，请稍后再试', en: 'The system is busy; nothing was saved. Please try again shortly.' },
  internal: { zh: '操作失败，请联系管理员', en: 'The operation failed; please contact the administrator' },
} as const satisfies Record<string, Bilingual>;

export type Rule = keyof typeof RULES;

/** The text of a rule in one language; thousands are separated in what stands there as a `number`. */
export function ruleText(rule: Rule, locale: keyof Bilingual, params: Readonly<Record<string, string | number>>): string {
  const said = (value: string | number, asNumber: boolean) => (asNumber ? value.toLocaleString(locale) : String(value));
  return RULES[rule][locale].replace(/\{(\w+)(, number)?\}/g, (_, name: string, format?: string) => said(params[name] ?? '', !!format));
}
