import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startHall } from './hall.ts';
import { issueLink } from './issue-link.ts';
import { serialFor } from './serial-for.ts';
import { csvOf, PEOPLE_HEAD, peopleLines } from './testing/import-files.ts';
import { seal } from './testing/seal.ts';
import { PASSWORD } from './testing/test-hall.ts';

/** The folder of a hall, with its database. */
function hallFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-run-'));
  copyFileSync(inject('template'), join(folder, 'hall.db'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A hall as an operator starts it, with everything embedded, and a browser without memory. */
async function runningHall(folder = hallFolder()) {
  const databaseUrl = `file:${join(folder, 'hall.db')}`;
  const hall = await startHall({ databaseUrl, webRoot: folder, port: 0, linkedPort: 0, logLevel: 'silent' });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= hall.close();
    return closing;
  };
  onTestFinished(close);
  const call = async (path: string, body?: object, token?: string) => {
    const given = {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    };
    return (await (await fetch(`${hall.url}${path}`, given)).json()) as { code: number | string; data: unknown };
  };
  const signIn = async (yhm: string) => {
    const key = (await call('/api/user/pubkey')).data as { publicKey: string; nonce: string };
    return ((await call('/api/login', { yhm, mm: seal(PASSWORD, key) })).data as { token: string }).token;
  };
  const signOn = async (address: string) => {
    const form = await (await fetch(address)).text();
    const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value),
    ]);
    const [action = ''] = /(?<=action=")[^"]+/.exec(form) ?? [];
    const body = new URLSearchParams([...hidden, ['username', 'staff'], ['password', PASSWORD]]);
    return new URL((await fetch(new URL(action, address), { method: 'POST', body, redirect: 'manual' })).headers.get('location') ?? '');
  };
  return { ...hall, close, databaseUrl, call, signIn, signOn };
}

const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const signedIn = { code: 200, data: { userName: '王芳' } };

describe('a hall with its embedded counterparts', () => {
  it('AUTH-5 signs on by the embedded central sign-on, to which the web may send people', async () => {
    const { url, linkedUrl, call, signOn } = await runningHall();
    const { data } = await call('/api/logcas/caslogintoken');
    const back = await signOn(String(data));
    expect(`${back.origin}${back.pathname}`).toBe(`${url}/logCas`);
    expect(await call(`/api/logcas/caslogintoken?cas=${back.searchParams.get('ticket')}`)).toMatchObject(signedIn);
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ allowedOrigins: [linkedUrl] });
  });

  it('AUTH-6 signs on by the embedded authentication service', async () => {
    const { url, call, signOn } = await runningHall();
    const back = await signOn(String((await call('/api/logauth/authlogintoken')).data));
    expect(`${back.origin}${back.pathname}`).toBe(`${url}/logAuth`);
    expect(await call(`/api/logauth/authlogintoken?access_token=${back.searchParams.get('access_token')}`)).toMatchObject(signedIn);
  });

  it('AUTH-4 signs in by the embedded directory', async () => {
    const { call } = await runningHall();
    const key = (await call('/api/user/pubkey')).data as { publicKey: string; nonce: string };
    expect(await call('/api/login', { yhm: 'staff', mm: seal(PASSWORD, key), type: 'ad' })).toMatchObject(signedIn);
  });

  it('AUTH-6 a command issues links that sign a person on, with the key of the installation', async () => {
    const { databaseUrl, call } = await runningHall();
    const link = new URL(await issueLink(['url', 'staff'], { DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://hall.example.edu' }));
    expect(`${link.origin}${link.pathname}`).toBe('https://hall.example.edu/logUrl');
    expect(await call(`/api/user/urllogin${link.search}`)).toMatchObject(signedIn);
    await expect(issueLink(['nonsense', 'staff'], { DATABASE_URL: databaseUrl })).rejects.toThrow('authentication|third-party|url');
    await expect(issueLink(['url'], { DATABASE_URL: databaseUrl })).rejects.toThrow('say a way and a person');
    await expect(issueLink(['url', 'nobody'], { DATABASE_URL: databaseUrl })).rejects.toThrow('"nobody" is nobody\'s user name');
  });

  it('AUTH-16 a command issues serial numbers that the installation takes for its own', async () => {
    const { databaseUrl, call, signIn } = await runningHall();
    const token = await signIn('admin');
    const serial = await serialFor(['2099-12-31'], { DATABASE_URL: databaseUrl });
    expect(await call(`/api/user/xgxlh?xlhkey=${serial}`, undefined, token)).toMatchObject({ code: 200 });
    for (const day of ['', '2099-02-30', 'tomorrow'])
      await expect(serialFor([day], { DATABASE_URL: databaseUrl })).rejects.toThrow('yyyy-MM-dd');
  });
});

it('IMPORT-1 a preview can be run by its person after the server was started anew', async () => {
  const folder = hallFolder();
  const importId = 'system.accounts.import';
  const before = await runningHall(folder);
  const content = Buffer.from(csvOf([[...PEOPLE_HEAD], ...peopleLines(2)])).toString('base64');
  const upload = { importId, name: 'people.csv', content };
  const { id } = (await before.call('/api/imports/upload', upload, await before.signIn('admin'))).data as { id: string };
  await before.close();
  const { call, signIn } = await runningHall(folder);
  const run = call('/api/imports/run', { importId, id, mode: 'all' }, await signIn('admin'));
  expect(await run).toMatchObject({ code: 200, data: { added: 2, leftOut: 0 } });
});
