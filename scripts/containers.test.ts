import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** Stands for Docker, and writes down what it is to do, and with which data. */
const DOCKER = '#!/bin/sh\necho "$* with demo data: $DEMO_DATA" >> "$ASKED"\n';

/** Runs `make up-containers`, or another, with nothing behind it but a web that answers. */
async function containers(what: string, env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'hall-docker-'));
  const web = createServer((_, answer) => answer.end()).listen(0);
  await once(web, 'listening');
  onTestFinished(() => {
    web.close();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'docker'), DOCKER);
  chmodSync(join(folder, 'docker'), 0o755);
  const { stdout } = await promisify(execFile)(process.execPath, [resolve('scripts/containers.mjs'), what], {
    env: {
      PATH: [folder, process.env.PATH].join(delimiter),
      ASKED: join(folder, 'asked'),
      TOKEN_SECRET: 'x'.repeat(32),
      PORT: String((web.address() as AddressInfo).port),
      ...env,
    },
  });
  return { said: stdout, asked: readFileSync(join(folder, 'asked'), 'utf8') };
}

it('OPS-2 containers have no demo data unless asked for, and say how to learn who can sign in, and how to get them', async () => {
  const { said, asked } = await containers('up', {});
  expect(asked).toContain('compose up -d --build with demo data: \n');
  expect(said).toContain("docker compose logs server | grep 'First administrator'");
  expect(said).toContain('docker compose down --volumes && DEMO_DATA=1 make up-containers');
});

it('OPS-2 containers have demo data where they are asked for', async () => {
  const { said, asked } = await containers('up', { DEMO_DATA: '1' });
  expect(asked).toContain('compose up -d --build with demo data: 1');
  expect(said).toContain('demo accounts that README.md lists');
  expect(said).not.toContain('First administrator');
});

it('OPS-2 images are built where no secret is set yet, and nothing is started', async () => {
  const { asked } = await containers('build', { TOKEN_SECRET: '' });
  const done = asked.split('\n').filter((line) => line.startsWith('compose') && !line.startsWith('compose version'));
  expect(done).toEqual(['compose build with demo data: ']);
});
