import { spawnSync } from 'node:child_process';
import { type MenuNode, menuEndpoints } from '@hall/contract/menu';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import { expect, test } from 'vitest';
import { containerOf } from './support/docker.ts';
import { json, send } from './support/http.ts';
import { signIn } from './support/sign-in.ts';

const url = process.env.HALL_URL as string;
const [compose = '', ...composeArguments] = (process.env.COMPOSE ?? '').split(' ');

/** A function that nobody of the demo begins with as a common one. */
const ADDED = 'assets.mine';

const find = (nodes: readonly MenuNode[], id: string): MenuNode | undefined =>
  nodes.map((node) => (node.id === id ? node : find(node.children ?? [], id))).find((node) => node !== undefined);

async function functionOf(token: string, id: string): Promise<MenuNode | undefined> {
  const answer = json(await send(url + menuEndpoints.mine.path, { headers: { authorization: `Bearer ${token}` } }));
  const menu = decodeAnswer(menuEndpoints.mine.data, answer.data);
  return menu.ok ? find(menu.value, id) : undefined;
}

test('OPS-2 what a person saved outlives the server container, and so does the session', async () => {
  const { token, userId } = await signIn(url, 'staff', 'Hall@2026');
  const before = await functionOf(token, ADDED);
  expect(before?.favourite).toBe('none');
  const body = JSON.stringify(
    encode(menuEndpoints.addFavourite.request, { personId: userId, menuId: ADDED, systemId: before?.systemId ?? '' }),
  );
  const saved = await send(url + menuEndpoints.addFavourite.path, { body, headers: { authorization: `Bearer ${token}` } });
  expect(json(saved).code).toBe(200);

  const first = containerOf('server');
  expect(spawnSync(compose, [...composeArguments, 'up', '-d', '--force-recreate', '--no-deps', 'server']).status).toBe(0);
  expect(containerOf('server')).not.toBe(first);
  await expect.poll(async () => (await send(`${url}/healthz`)).status, { timeout: 40_000, interval: 500 }).toBe(200);

  expect((await functionOf(token, ADDED))?.favourite).toBe('added');
});
