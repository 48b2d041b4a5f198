import { DEMO_PASSWORD } from '@hall/database/demo-accounts';
import { expect, it } from 'vitest';
import { attackedDatabase, attackedServer, linkedOrigin } from './support/server.ts';
import { size } from './support/size.ts';

const VISITORS = 20;

it('SEC-4 AUTH-5 visits to the central sign-on push out nobody who is about to sign in', async () => {
  const server = await attackedServer(await attackedDatabase());
  const service = `${server.url}/logCas`;
  const login = `${await linkedOrigin(server)}/cas/login`;
  const visit = async () => (await fetch(`${login}?${new URLSearchParams({ service })}`)).text();
  const form = /name="lt" value="([^"]+)"/.exec(await visit())?.[1] ?? '';
  for (let visits = 0; visits < size(5_100, 20_000); visits += VISITORS) await Promise.all(Array.from({ length: VISITORS }, visit));
  const body = new URLSearchParams({ username: 'staff', password: DEMO_PASSWORD, service, lt: form });
  const answer = await fetch(login, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(`${service}?ticket=`);
});
