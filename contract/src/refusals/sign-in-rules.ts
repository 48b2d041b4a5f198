import type { Bilingual } from '../bilingual.ts';

/** Of signing in, sessions, accounts and passwords, and of what somebody is asked for before the hall opens. */
export const SIGN_IN_RULES = {
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
  'present-session': {
    zh: '不能结束您当前的会话，请使用退出登录',
    en: 'Your present session cannot be ended here; sign out instead',
  },
  'not-local': {
    zh: '该用户不是本地用户，没有本系统密码',
    en: 'This is no local user and has no password of the hall',
  },
  'last-way': {
    zh: '至少保留一种登录方式（二维码登录除外），否则所有人都无法登录',
    en: 'One way to sign in other than by QR code must stay on, or nobody could sign in',
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
  'code-format': { zh: '请输入6位数字验证码', en: 'Enter the code of 6 digits' },
  'code-target': { zh: '与接收验证码的号码或邮箱不一致', en: 'The code was sent to another number or address' },
  'no-duty': { zh: '当前无需强制修改密码', en: 'The password does not have to be changed' },
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
  'phone-missing': {
    zh: '您未设置手机号，无法使用此功能，请先设置手机号。',
    en: 'You have no mobile phone on record, so this function is closed to you. Please set your phone first.',
  },
  'serial-expired': { zh: '序列号已过期', en: 'The serial number has expired' },
  'serial-wrong': { zh: '序列号不正确', en: 'The serial number is not correct' },
  'serial-format': { zh: '序列号格式不正确', en: 'This is not written like a serial number' },
} as const satisfies Record<string, Bilingual>;
