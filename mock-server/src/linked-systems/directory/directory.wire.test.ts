import { createServer } from 'node:net';
import { Client, type ResultCodeError } from 'ldapts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DirectorySettings } from '../../core/counterparts.ts';
import { findSlapd, startSlapd } from '../../testing/slapd.ts';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';
import { startDirectory } from './server.ts';

/** Names that mean something else in a filter or a DN. */
const SYNTAX = [
  '*',
  's*',
  'staff)(uid=*',
  'staff)(|(uid=*',
  '*)(objectClass=*',
  'staff\\2a',
  'staff,ou=people',
  'staff+cn=x',
  'uid=staff,ou=people,dc=jzu,dc=example',
  'uid=staff,cn=people',
  'staff\\',
  '"staff"',
  '#staff',
];
/** People of OpenLDAP whose names are such; the hall knows none of them. */
const ODD = ['o’neil, (x)*', 'back\\slash+plus', '#sharp "quoted"'];

/** The directory knows `staff` by it as well. */
const STAFF_NUMBER = '2001009';

const INVALID_CREDENTIALS = 49;
const INSUFFICIENT_ACCESS = 50;

const slapd = findSlapd();
if (!slapd) console.log('AUTH-4 not run against OpenLDAP: slapd is not installed here (Debian package slapd)');

interface Counterpart {
  readonly hall: TestHall;
  signIn(userName: string, password?: string): ReturnType<TestHall['trySignIn']>;
}

function scenarios(open: () => Promise<Counterpart>): void {
  it('AUTH-4 signs a person in whose name and password the directory confirms, in any case of letters', async () => {
    const { signIn } = await open();
    expect(await signIn('staff')).toMatchObject({ code: 200, data: { token: expect.any(String), userName: '王芳', casLogin: 'false' } });
    expect((await signIn(' STAFF ')).code).toBe(200);
  });

  it('AUTH-4 answers the same for a wrong name and a wrong password', async () => {
    const { signIn, hall } = await open();
    const known = await signIn('staff', 'wrong password');
    await hall.setParameter('signInVerification', 'none');
    expect(known).toMatchObject({ code: 402, message: '用户名或密码错误', data: { rule: 'credentials' } });
    expect((await signIn('nobody-of-that-name', 'wrong password')).data).toEqual(known.data);
  });

  it('AUTH-4 refuses an empty password, which a directory would let pass as nobody', async () => {
    const { signIn } = await open();
    expect(await signIn('staff', '')).toMatchObject({ code: 402, data: { rule: 'credentials' } });
  });

  it('AUTH-4 reads no filter and no DN in a name', async () => {
    const { signIn, hall } = await open();
    await hall.setParameter('signInVerification', 'none');
    for (const name of SYNTAX) expect([name, (await signIn(name)).code]).toEqual([name, 402]);
    expect((await signIn('staff\u0000')).code).toBe(404);
  });

  it('AUTH-4 AUTH-2 counts failures with those of the password way, and lets nobody try on by other spellings', async () => {
    const { signIn, hall } = await open();
    expect((await signIn(STAFF_NUMBER)).data).toMatchObject({ userName: '王芳' });
    for (const name of [STAFF_NUMBER, 'STAFF', STAFF_NUMBER]) await signIn(name, 'wrong password');
    for (let index = 0; index < 2; index++) await hall.trySignIn('staff', 'wrong password');
    expect((await signIn('ｓｔａｆｆ')).code).toBe(402);
    for (const name of ['staff', STAFF_NUMBER]) expect((await signIn(name)).data).toMatchObject({ rule: 'tried-too-often' });
  });

  it('AUTH-4 AUTH-3 asks for the same verification as the password way', async () => {
    const { signIn, hall } = await open();
    await hall.trySignIn('staff', 'wrong password');
    await signIn('staff', 'wrong password');
    const bare = await hall.post('/api/login', { yhm: 'staff', mm: await hall.sealed(PASSWORD), type: 'ad' });
    expect(bare).toMatchObject({ code: 402, data: { rule: 'verification-required' } });
    expect((await signIn('staff')).code).toBe(200);
  });

  it('AUTH-4 tells a disabled and a locked person so, only with the right password', async () => {
    const { signIn } = await open();
    expect((await signIn('disabled', 'wrong password')).code).toBe(402);
    expect((await signIn('disabled')).code).toBe('ERRCODE_001');
    expect((await signIn('locked')).code).toBe('ERRCODE_001');
  });
}

const hallWith = async (directory: () => DirectorySettings, patience: { patienceMs?: number } = {}): Promise<Counterpart> => {
  const hall = await testHall({ counterparts: { directory, ...patience } });
  let address = 0;
  return {
    hall,
    signIn: (userName, password = PASSWORD) => hall.trySignIn(userName, password, `10.50.0.${address++ % 250}`, 'ad'),
  };
};

describe('AUTH-4 with the embedded directory', () => {
  scenarios(async () => {
    let settings: DirectorySettings | undefined;
    const opened = await hallWith(() => settings as DirectorySettings);
    const directory = await startDirectory(opened.hall.services);
    onTestFinished(() => directory.close());
    settings = directory.settings;
    return opened;
  });

  it('AUTH-4 shows the embedded directory to this machine alone', async () => {
    const directory = await startDirectory((await testHall()).services);
    onTestFinished(() => directory.close());
    expect(directory.settings.url).toMatch(/^ldap:\/\/127\.0\.0\.1:\d+$/);
  });

  it('AUTH-4 SEC-4 shows nobody, and lets try no password, to other programs of this machine', async () => {
    const directory = await startDirectory((await testHall()).services);
    onTestFinished(() => directory.close());
    const { url, baseDn, bindDn = '', bindPassword = '' } = directory.settings;
    const asked = async (...binds: readonly (readonly [dn: string, password: string])[]) => {
      const client = new Client({ url });
      try {
        for (const [dn, password] of binds) await client.bind(dn, password);
        return (await client.search(baseDn, { scope: 'sub', filter: '(objectClass=*)' })).searchEntries.length;
      } catch (error) {
        return (error as ResultCodeError).code;
      } finally {
        await client.unbind();
      }
    };
    const staff = [`uid=staff,${baseDn}`, PASSWORD] as const;
    expect(await asked()).toBe(INSUFFICIENT_ACCESS);
    expect(await asked(staff)).toBe(INVALID_CREDENTIALS);
    expect(await asked([bindDn, 'a guess'])).toBe(INVALID_CREDENTIALS);
    expect(await asked([bindDn, bindPassword])).toBeGreaterThan(1);
    expect(await asked([bindDn, bindPassword], staff)).toBe(INSUFFICIENT_ACCESS);
    expect(await asked([bindDn, bindPassword], staff, staff)).toBe(INVALID_CREDENTIALS);
  });
});

describe.skipIf(!slapd)('AUTH-4 with OpenLDAP', () => {
  let server: Awaited<ReturnType<typeof startSlapd>>;
  beforeAll(async () => {
    const uids = ['staff', 'leader', 'disabled', 'locked', ...ODD];
    server = await startSlapd(
      slapd ?? '',
      uids.map((uid) => ({ uid, password: PASSWORD, ...(uid === 'staff' && { alias: STAFF_NUMBER }) })),
    );
  });
  afterAll(() => server?.stop());
  scenarios(() => hallWith(() => server.settings));

  it('AUTH-4 asks as the account that was given for it, and tells the right password of a person from a wrong one', async () => {
    const account = { bindDn: 'uid=leader,cn=people', bindPassword: PASSWORD };
    const { signIn } = await hallWith(() => ({ ...server.settings, ...account }));
    expect((await signIn('staff')).code).toBe(200);
    expect((await signIn('staff', 'wrong password')).data).toMatchObject({ rule: 'credentials' });
    const wrong = await hallWith(() => ({ ...server.settings, ...account, bindPassword: 'not its password' }));
    expect((await wrong.signIn('staff')).data).toMatchObject({ rule: 'directory-unavailable' });
  });

  it.each(ODD)('AUTH-4 finds %s by exactly that name, who has no account in the hall', async (name) => {
    const { signIn } = await hallWith(() => server.settings);
    expect((await signIn(name, 'wrong password')).code).toBe(402);
    expect(await signIn(name)).toMatchObject({ code: 'ERRCODE_001', data: { rule: 'no-account' } });
  });
});

describe('AUTH-4 a directory in trouble', () => {
  const troubled = async (url: string) => {
    const { signIn } = await hallWith(() => ({ url, baseDn: 'dc=test', userAttribute: 'uid' }), { patienceMs: 500 });
    return signIn('staff');
  };
  const down = { status: 200, code: 500, message: '目录服务暂时无法访问，请稍后再试', data: { rule: 'directory-unavailable' } };

  it('AUTH-4 says so when nobody answers, and counts no failure', async () => {
    const { hall, signIn } = await hallWith(() => ({ url: 'ldap://127.0.0.1:1', baseDn: 'dc=test', userAttribute: 'uid' }));
    for (let index = 0; index < 6; index++) expect(await signIn('staff')).toMatchObject(down);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(200);
  });

  it('AUTH-4 says so when what answers is no directory, and does not wait for ever', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    const babbling = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 200 OK\r\n\r\n');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      silent.close();
      babbling.close();
    });
    await new Promise((resolve) => babbling.once('listening', resolve));
    const portOf = (server: typeof silent) => (server.address() as { port: number }).port;
    expect(await troubled(`ldap://127.0.0.1:${portOf(babbling)}`)).toMatchObject(down);
    expect(await troubled(`ldap://127.0.0.1:${portOf(silent)}`)).toMatchObject(down);
  });

  it('AUTH-4 speaks TLS when the address says so, and trusts no unknown certificate', async () => {
    let first = Buffer.alloc(0);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes) => {
        first = bytes;
        socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await troubled(`ldaps://127.0.0.1:${(server.address() as { port: number }).port}`)).toMatchObject(down);
    const HANDSHAKE = 0x16;
    expect(first[0]).toBe(HANDSHAKE);
  });
});
