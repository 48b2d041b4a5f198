import * as z from 'zod/mini';
import { SignedIn } from './session.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { moment, text } from './wire/flags.ts';

const token = z.string().check(z.minLength(1), z.maxLength(2000));
const optionalToken = z.optional(z.string().check(z.maxLength(2000)));

/** A QR code that waits to be scanned. */
export const QrCode = entity({
  id: ['uuid', z.string(), '二维码编号', 'QR code number', 'valid for 2 minutes'],
  /** A `data:` address; it shows the address of the confirming page, `/qrConfirm?uuid=…` on the hall's origin. */
  image: ['image', z.string(), '二维码图片', 'QR code picture', 'PNG as data:image/png'],
  /** Kept by the asking browser alone: whoever has it can collect the session. */
  secret: ['secret', z.string(), '领取会话的密钥', 'Secret for collecting the session', 'kept by the asking browser alone'],
});
export type QrCode = Of<typeof QrCode>;

/** `confirmed` can be collected once; afterwards, and for an unknown code, the state is `expired`. */
const QrState = coded({
  waiting: ['待扫描', 'Waiting'],
  scanned: ['已扫描', 'Scanned'],
  confirmed: ['已确认', 'Confirmed'],
  expired: ['已过期', 'Expired'],
  cancelled: ['已取消', 'Cancelled'],
});
export type QrState = Of<typeof QrState>;

/** The browser that a QR code was made for, as the person who scans it must see it before confirming. */
export const QrAsker = entity({
  browser: ['browser', z.string(), '请求登录的浏览器', 'Asking browser'],
  address: ['address', z.string(), '请求登录的地址', 'Asking address'],
  askedAt: ['askedAt', moment, '请求时间', 'Asked at'],
});
export type QrAsker = Of<typeof QrAsker>;

const qrId = request({ id: ['uuid', text(100), '二维码编号', 'QR code number'] });

const way = { method: 'GET', spec: '7.1', data: SignedIn } as const;
const qr = { spec: '7.1', method: 'GET' } as const;
const byPhone = { method: 'POST', request: qrId, codes: [500] } as const;

/**
 * The ways in beside name and password. Each answers what `signIn` answers. 403 `way-off` when a parameter or a setting
 * switches the way off; ERRCODE_001 for people without an account, or whose account is disabled or locked.
 */
export const signInWaysEndpoints = {
  /** Without a ticket: 202, and `data` is the address of the central sign-on. It comes back to `/logCas?ticket=…`. */
  casSignIn: endpoint('anyone', {
    ...way,
    path: '/api/logcas/caslogintoken',
    summary: { zh: '单点登录票据换取会话', en: 'Exchange a CAS ticket for a session; without one, where to get it (202)' },
    request: request({
      ticket: ['cas', optionalToken, 'CAS 票据', 'CAS ticket', 'good once; without one: 202 and the address to sign in at'],
    }),
    codes: [202, 401, 403, 500, 'ERRCODE_001'],
  }),
  /** Without a token: 202, and `data` is the address of the authentication service. It comes back to `/logAuth?access_token=…`. */
  authenticationSignIn: endpoint('anyone', {
    ...way,
    path: '/api/logauth/authlogintoken',
    summary: { zh: '授权令牌换取会话', en: 'Exchange an authorization token for a session; without one, where to get it (202)' },
    request: request({
      token: [
        'access_token',
        optionalToken,
        '授权令牌',
        'Authorization token',
        'good once, for 5 minutes; without one: 202 and the address of the authentication service',
      ],
    }),
    codes: [202, 401, 403, 'ERRCODE_001'],
  }),
  thirdPartySignIn: endpoint('anyone', {
    ...way,
    path: '/api/qhlogin/qhlogintoken',
    summary: { zh: '第三方令牌换取会话', en: 'Exchange a third-party token for a session' },
    request: request({ token: ['token', token, '第三方令牌', 'Third-party token', 'good once, for 5 minutes'] }),
    codes: [401, 403, 'ERRCODE_001'],
  }),
  urlSignIn: endpoint('anyone', {
    ...way,
    path: '/api/user/urllogin',
    summary: { zh: '地址登录', en: 'Exchange the token of a sign-in link for a session' },
    request: request({ token: ['token', token, '链接令牌', 'Link token', 'good once, for 5 minutes'] }),
    codes: [401, 403, 'ERRCODE_001'],
  }),
  createQr: endpoint('anyone', {
    ...qr,
    path: '/api/qrlogin/qrcodeimg',
    summary: { zh: '获取登录二维码', en: 'A QR code to sign in with' },
    data: QrCode,
    codes: [403, 500],
  }),
  qrState: endpoint('anyone', {
    ...qr,
    path: '/api/qrlogin/qrcodestate',
    summary: { zh: '二维码状态', en: 'What has become of a QR code' },
    request: qrId,
    data: entity({
      state: ['state', QrState, '状态', 'State'],
    }),
    codes: [],
  }),
  /** The asking browser, once the state is `confirmed`. */
  collectQr: endpoint('anyone', {
    method: 'POST',
    path: '/api/session/collect-qr',
    summary: { zh: '领取扫码登录的会话', en: 'Collect the session of a confirmed QR code, once and with the secret alone' },
    request: request({
      id: ['uuid', text(100), '二维码编号', 'QR code number'],
      secret: ['secret', text(100), '领取会话的密钥', 'Secret for collecting the session'],
    }),
    data: SignedIn,
    codes: [401, 403, 'ERRCODE_001'],
  }),
  /** The confirming page when it opens; the code then belongs to this person. */
  scanQr: endpoint('signed-in', {
    ...byPhone,
    path: '/api/session/scan-qr',
    summary: { zh: '扫描登录二维码', en: 'Claim a QR code and learn which browser asks', action: 'Scan sign-in QR code' },
    data: QrAsker,
    ownHand: true,
  }),
  confirmQr: endpoint('signed-in', {
    ...byPhone,
    path: '/api/session/confirm-qr',
    summary: { zh: '确认扫码登录', en: 'Let the asking browser sign in as the caller, who scanned the code', action: 'Confirm QR sign-in' },
    ownHand: true,
  }),
  cancelQr: endpoint('signed-in', {
    ...byPhone,
    path: '/api/session/cancel-qr',
    summary: { zh: '取消扫码登录', en: 'Refuse the asking browser', action: 'Refuse QR sign-in' },
    ownHand: true,
  }),
};
