import { testOnTheWire } from '../test/samples.ts';
import { sessionEndpoints } from './session.ts';

testOnTheWire(sessionEndpoints, {
  sealingKey: {
    data: [
      { publicKey: 'k3y', nonce: 'n0nce' },
      { publicKey: 'k3y', nonce: 'n0nce' },
    ],
  },
  signIn: {
    request: [
      { yhm: 'staff', mm: 'n0nce.key.cipher', type: 'ad', proof: 'p' },
      { userName: 'staff', password: 'n0nce.key.cipher', type: 'ad', proof: 'p' },
    ],
    data: [
      { token: 'a.b.c', userId: 'p1', userName: '李静', casLogin: 'false' },
      { token: 'a.b.c', userId: 'p1', userName: '李静', casLogin: 'false' },
    ],
  },
  signOut: { request: [{ closing: '1' }, { closing: true }], data: ['', ''] },
});
