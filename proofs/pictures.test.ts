import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

/** What one address may ask for in a minute, in full. */
const PICTURES = size(60, 600);

it.each([
  ['sliders', api.session.createSlider],
  ['picture codes', api.session.createPicture],
] as const)('SEC-4 AUTH-3 one address that asks for a minute of %s at once gets them, and who is there is served', async (_, endpoint) => {
  const server = await attackedServer(await attackedDatabase());
  const door = new ApiClient(server.url);
  const served = await beside(await server.signedIn('staff'), () =>
    Promise.all(Array.from({ length: PICTURES }, async () => (await door.call(endpoint)).code)),
  );
  expect(new Set(served.answer)).toEqual(new Set(['200']));
  expectServed(served);
});
