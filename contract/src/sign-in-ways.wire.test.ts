import { testOnTheWire } from '../test/samples.ts';
import { signInWaysEndpoints } from './sign-in-ways.ts';

const signedIn = { token: 'a.b.c', userId: 'p1', userName: '李静', casLogin: 'true' } as const;
const data = [signedIn, signedIn] as const;
const byToken = { request: [{ token: 't' }, { token: 't' }], data } as const;
const uuid = { request: [{ uuid: 'u' }, { id: 'u' }] } as const;
const asker = { browser: 'Chrome 156 · Windows', address: '10.0.0.7', askedAt: '2026-11-20 09:00:00' };

testOnTheWire(signInWaysEndpoints, {
  casSignIn: { request: [{ cas: 'ST-1' }, { ticket: 'ST-1' }], data },
  authenticationSignIn: { request: [{ access_token: 't' }, { token: 't' }], data },
  thirdPartySignIn: byToken,
  urlSignIn: byToken,
  createQr: {
    data: [
      { uuid: 'u', image: 'data:,', secret: 's' },
      { id: 'u', image: 'data:,', secret: 's' },
    ],
  },
  qrState: { ...uuid, data: [{ state: 'waiting' }, { state: 'waiting' }] },
  collectQr: {
    request: [
      { uuid: 'u', secret: 's' },
      { id: 'u', secret: 's' },
    ],
    data,
  },
  scanQr: { ...uuid, data: [asker, asker] },
  confirmQr: uuid,
  cancelQr: uuid,
});
