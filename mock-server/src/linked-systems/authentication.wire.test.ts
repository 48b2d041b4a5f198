import { expect, it } from 'vitest';
import { between } from '../testing/between.ts';
import { PASSWORD, testHall } from '../testing/test-hall.ts';
import { linkedSystems } from './server.ts';

const PAGE = '/authentication/login';

it('AUTH-6 AUTH-8 the authentication service gives no token for a password that is changed while it is judged', async () => {
  const hall = await testHall();
  const linked = linkedSystems(hall.services, { logLevel: 'silent' });
  const token = await hall.signIn('staff');
  const [jmm, xmm] = [await hall.sealed(PASSWORD), await hall.sealed('Fresh#2027x')];
  const [, lt = ''] = /name="lt" value="([^"]+)"/.exec((await linked.inject(PAGE)).body) ?? [];
  between(hall, 1, async () => expect((await hall.post('/api/yhxx/updateyhmm', { jmm, xmm }, token)).code).toBe(200));
  const { headers } = await linked.inject({
    method: 'POST',
    url: PAGE,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'staff', password: PASSWORD, lt }).toString(),
  });
  const given = new URL(String(headers.location)).searchParams.get('access_token');
  expect(await hall.get(`/api/logauth/authlogintoken?access_token=${given}`)).toMatchObject({ code: 401, data: { rule: 'token-expired' } });
});
