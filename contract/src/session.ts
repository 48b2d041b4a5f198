import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ENFORCED_DUTIES } from './rules/duties.ts';
import { emptyPasswordFault } from './rules/password.ts';
import { byRule } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, text } from './wire/flags.ts';

/** A password, encrypted for one use with the key of {@link SealingKey}; see docs/decisions/0004. At most 2,000 characters. */
export const sealedPassword = z.string().check(byRule(emptyPasswordFault), z.maxLength(2000));

/** A password that is to be the person's from now on (ACCT-3); the server judges it once it is opened. */
export const newPasswordField = [
  'xmm',
  sealedPassword,
  '新密码',
  'New password',
  'encrypted; 6 to 20 characters of at least two kinds (small letters, capitals, digits, others), without user name and staff number, none of the most common ones',
] as const;

export const SealingKey = entity({
  publicKey: ['publicKey', z.string(), '公钥', 'Public key', 'X25519, base64url'],
  nonce: ['nonce', z.string(), '一次性随机数', 'Single-use nonce', 'valid for 120 seconds'],
});
export type SealingKey = Of<typeof SealingKey>;

export const Credentials = request({
  userName: ['yhm', text(100), '用户名', 'User name', 'or staff number'],
  password: ['mm', sealedPassword, '密码', 'Password', 'encrypted'],
  /** `ad` asks the directory service instead of the hall's own passwords. */
  type: [
    'type',
    z.optional(coded({ ad: ['目录服务', 'Directory service'] })),
    '登录类型',
    'Kind of sign-in',
    'empty: passwords of the hall',
  ],
  /** What `verifyPicture` or `verifySlider` answered; needed once a failure said so, see {@link VerificationKind}. */
  proof: ['proof', optionalText(100), '图片验证凭证', 'Proof of the picture verification', 'good once'],
});
export type Credentials = Of<typeof Credentials>;

export const SignedIn = entity({
  token: ['token', z.string(), '访问令牌', 'Access token'],
  userId: ['userId', z.string(), '用户编号', 'User id'],
  userName: ['userName', z.string(), '用户姓名', 'Name of the user'],
  /** `'true'` for a session that came from the central sign-on: signing out goes on to the address that it answers. */
  casLogin: ['casLogin', z.enum(['true', 'false']), '是否单点登录', 'Signed in by the central sign-on'],
});
export type SignedIn = Of<typeof SignedIn>;

export const sessionDomain = domain({ name: { zh: '登录', en: 'Sign-in' } });

export const sessionEndpoints = {
  sealingKey: endpoint('anyone', {
    method: 'GET',
    path: '/api/user/pubkey',
    spec: '7.1',
    summary: { zh: '获取加密公钥', en: 'Public key and single-use nonce that a password is encrypted with' },
    data: SealingKey,
    codes: [],
  }),
  signIn: endpoint('anyone', {
    method: 'POST',
    path: '/api/login',
    spec: '7.1',
    summary: { zh: '用户名密码登录', en: 'Sign in by name and password, checked by the hall or by the directory service' },
    request: Credentials,
    data: SignedIn,
    codes: [402, 403, 'ERRCODE_001'],
  }),
  signOut: endpoint('signed-in', {
    method: 'POST',
    path: '/api/logout',
    spec: '7.1',
    summary: {
      zh: '退出登录',
      en: 'Sign out; the session ends at once, or after 10 seconds without a call when the page is closing',
      action: 'Sign out',
    },
    request: request({
      /** The last page goes away: a call within 10 s (a reload) keeps the session. */
      closing: ['closing', z.optional(flag), '页面正在关闭', 'Page is closing'],
    }),
    /** Where to go to end the central sign-on as well; absent unless `casLogin` is `'true'`. */
    data: z.optional(z.string()),
    success: 205,
    duringDuties: ENFORCED_DUTIES,
    codes: [],
  }),
};
