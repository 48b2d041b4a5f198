import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveFile } from './served-file.ts';

it('API-1 a file that could not be made is tried again, and one that was made is made no more', async () => {
  const app = Fastify();
  let tries = 0;
  serveFile(app, '/file', 'text/plain', async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return 'here';
  });
  const answers = [await app.inject('/file'), await app.inject('/file'), await app.inject('/file')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200, 200]);
  expect([answers[2]?.body, tries]).toEqual(['here', 2]);
});
