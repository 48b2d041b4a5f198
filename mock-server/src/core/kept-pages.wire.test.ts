import { api } from '@hall/contract/api';
import { Loan } from '@hall/contract/loans';
import { encode } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { wireName } from '@hall/contract/wire/entity';
import type { Tx } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../testing/test-hall.ts';

type Asked = readonly [endpoint: Endpoint, request?: object];

const list = { page: 1, pageSize: 20 };
const LOANS: Asked = [api.loans.list, list];
const NOTICES: Asked = [api.notices.list, { ...list, published: true }];
const CONFIG: Asked = [api.pages.config, { pageId: 'loans' }];
const FIELDS: Asked = [api.pages.queryFields, { pageId: 'loans' }];
const COLUMNS: Asked = [api.pages.columns, { pageId: 'loans' }];
const NAMED: Asked = [api.pages.namedQueries, { pageId: 'loans' }];
const LAST: Asked = [api.pages.lastQuery, { pageId: 'loans' }];
const FREQUENT: Asked = [api.pages.frequentQueries, { pageId: 'loans' }];
const SIGN_INS: Asked = [api.account.mySignIns, list];
const TODOS: Asked = [api.todos.pending];
const ME: Asked = [api.account.me];
const NUMBER = wireName(Loan, 'number');
const KEPT = [LOANS, NOTICES, CONFIG, FIELDS, COLUMNS, NAMED, LAST, FREQUENT, SIGN_INS, TODOS, ME];

const ACCOUNTS: Asked = [api.people.accounts, { ...list, pageSize: 200 }];
const OPERATIONS: Asked = [api.logs.operations, list];
const ALL_SIGN_INS: Asked = [api.logs.signIns, list];
const OF_ADMIN = [ACCOUNTS, OPERATIONS, ALL_SIGN_INS];

const MINUTE = 60_000;
const whose = (userName: string) => ({ where: { userName } });

function ask(hall: TestHall, token: string, [endpoint, request = {}]: Asked) {
  const sent = endpoint.request ? (encode(endpoint.request as never, request as never) as Record<string, string>) : {};
  return endpoint.method === 'GET'
    ? hall.get(`${endpoint.path}?${new URLSearchParams(sent)}`, token)
    : hall.post(endpoint.path, sent, token);
}

/** A hall in which a person has asked for some things, twice. */
async function warm(name = 'staff', things: readonly Asked[] = KEPT) {
  const hall = await testHall();
  const token = await hall.signIn(name);
  for (const thing of [...things, ...things]) expect(await ask(hall, token, thing), thing[0].path).toMatchObject({ code: 200 });
  const write = (work: (tx: Tx) => Promise<unknown>) => hall.services.database.unitOfWork(work);
  return { hall, token, write, read: async (thing: Asked) => JSON.stringify((await ask(hall, token, thing)).data) };
}

describe('PERF-2 AUTH-8 lists and pages that are kept bite at the very next call', () => {
  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['the session has ended', (tx) => tx.session.updateMany({ data: { endedAt: new Date(0), endReason: 'signed-out' } })],
    ['the person was disabled', (tx) => tx.person.update({ ...whose('staff'), data: { enabled: false } })],
    ['the person was locked', (tx) => tx.person.update({ ...whose('staff'), data: { locked: true } })],
  ])('AUTH-8 once %s, nothing that was kept is answered', async (_, change) => {
    const { hall, token, write } = await warm();
    await write(change);
    for (const thing of KEPT) expect(await ask(hall, token, thing), thing[0].path).toMatchObject({ code: 401 });
  });

  it('SYS-15 a permission that is taken away takes the call, the rows and the page with it', async () => {
    const { hall, token, write } = await warm();
    await write((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'loans' } }));
    for (const thing of [LOANS, CONFIG, FIELDS, COLUMNS, NAMED, LAST, FREQUENT])
      expect(await ask(hall, token, thing), thing[0].path).toMatchObject({ code: 403, data: { rule: 'no-permission' } });
  });

  it('SYS-15 who loses the role of an administrator sees no accounts and no logs any more', async () => {
    const { hall, token, write } = await warm('admin', OF_ADMIN);
    await write((tx) => tx.personRole.deleteMany({ where: { person: whose('admin').where } }));
    for (const thing of OF_ADMIN) expect(await ask(hall, token, thing), thing[0].path).toMatchObject({ code: 403 });
  });

  const ofStaff = async (tx: Tx) => ({ personId: (await tx.person.findUniqueOrThrow(whose('staff'))).id, pageId: 'loans' });
  const query = { values: [], fingerprint: '[]', usedAt: new Date(0) };

  it.each<[string, Asked, (tx: Tx) => Promise<unknown>]>([
    ['loans are settled', LOANS, (tx) => tx.loan.updateMany({ data: { settledAt: new Date(0) } })],
    ['notices are withdrawn', NOTICES, (tx) => tx.notice.updateMany({ data: { published: false } })],
    ['notices are no longer read', NOTICES, (tx) => tx.noticeRead.deleteMany()],
    ['a notice is meant for another department', NOTICES, (tx) => tx.noticeDepartment.deleteMany()],
    [
      'a page is configured otherwise',
      CONFIG,
      (tx) => tx.pageDocument.updateMany({ data: { config: { title: { zh: '别', en: 'x' }, fields: [] } } }),
    ],
    [
      'columns are arranged otherwise',
      COLUMNS,
      async (tx) =>
        tx.columnArrangement.create({ data: { ...(await ofStaff(tx)), settings: [{ fieldId: NUMBER, order: 99, shown: false }] } }),
    ],
    [
      'a query is named',
      NAMED,
      async (tx) => tx.savedQuery.create({ data: { ...(await ofStaff(tx)), ...query, id: 'q', kind: 'named', name: 'n' } }),
    ],
    [
      'a query is made',
      LAST,
      async (tx) =>
        tx.savedQuery.create({ data: { ...(await ofStaff(tx)), ...query, id: 'q', kind: 'made', usedAt: new Date('2099-01-01') } }),
    ],
    [
      'a query is made often',
      FREQUENT,
      async (tx) => tx.savedQuery.create({ data: { ...(await ofStaff(tx)), ...query, id: 'q', kind: 'made', uses: 99 } }),
    ],
  ])('SYS-15 it is answered anew once %s', async (_, thing, change) => {
    const { hall, token, read, write } = await warm();
    const before = await read(thing);
    expect(await read(thing)).toBe(before);
    await write(change);
    const after = await ask(hall, token, thing);
    expect(JSON.stringify(after.data)).not.toBe(before);
  });

  it('PERF-2 TODO-2 a source that was switched off is asked no longer', async () => {
    const { read, write } = await warm('approver', [TODOS]);
    const before = await read(TODOS);
    await write((tx) => tx.todoSource.updateMany({ data: { enabled: false } }));
    expect(await read(TODOS)).not.toBe(before);
  });

  it('SYS-7 an attempt to sign in is in the log of the very next call', async () => {
    const { hall, read } = await warm();
    const before = await read(SIGN_INS);
    await hall.trySignIn('staff', 'wrong');
    expect(await read(SIGN_INS)).not.toBe(before);
  });

  it('SYS-7 each call is in the operation log that the next one reads', async () => {
    const { hall, token } = await warm('admin', [OPERATIONS]);
    const totalOf = async () => ((await ask(hall, token, OPERATIONS)).data as { total: number }).total;
    const before = await totalOf();
    expect([await totalOf(), await totalOf()]).toEqual([before + 1, before + 2]);
  });
});

describe('PERF-2 SYS-2 the state of accounts that is kept', () => {
  const stateOf = async (read: (thing: Asked) => Promise<string>) => {
    const { rows } = JSON.parse(await read(ACCOUNTS)) as { rows: Record<string, unknown>[] };
    return JSON.stringify(rows);
  };

  it('SYS-2 says at once that somebody has signed in, though that is but a trace', async () => {
    const { hall, read } = await warm('admin', [ACCOUNTS]);
    const before = await stateOf(read);
    await hall.signIn('staff');
    expect(await stateOf(read)).not.toBe(before);
  });

  it('SYS-2 says so when a session has run out, and when a name is refused no longer', async () => {
    const { hall, write, read } = await warm('admin', [ACCOUNTS]);
    const soon = new Date(hall.clock.now().getTime() + MINUTE);
    await write((tx) => tx.signInRefusal.create({ data: { subject: 'name:staff', until: soon } }));
    const refused = await stateOf(read);
    const { id: personId } = await hall.services.database.read.person.findUniqueOrThrow(whose('staff'));
    const session = { id: 's', personId, createdAt: new Date(0), lastUsedAt: new Date(0), address: '', userAgent: '' };
    await write((tx) => tx.session.create({ data: { ...session, endsAt: new Date(soon.getTime() - 1_000) } }));
    const signedIn = await stateOf(read);
    expect(signedIn).not.toBe(refused);
    hall.clock.advance(MINUTE - 1_000);
    expect(await stateOf(read)).toBe(refused);
    hall.clock.advance(1_000);
    expect(await stateOf(read)).not.toBe(refused);
  });
});

describe("PERF-2 AUTH-8 what is kept goes by the server's clock", () => {
  it('AUTH-8 a token that has expired is refused with everything warm, and good again when the clock is put back', async () => {
    const { hall, token } = await warm();
    hall.clock.advance(119 * MINUTE);
    for (const thing of KEPT) expect(await ask(hall, token, thing)).toMatchObject({ code: 200 });
    hall.clock.advance(MINUTE);
    for (const thing of KEPT) expect(await ask(hall, token, thing), thing[0].path).toMatchObject({ code: 401 });
    hall.clock.advance(-MINUTE);
    for (const thing of KEPT) expect(await ask(hall, token, thing), thing[0].path).toMatchObject({ code: 200 });
  });

  it('AUTH-8 a token is replaced with each answer from the middle of its life on, and not before', async () => {
    const { hall } = await warm();
    // The beginning of a token's life is told in whole seconds.
    hall.clock.set(new Date('2026-12-01T00:00:00Z'));
    const token = await hall.signIn('staff');
    const renewed = async () => (await ask(hall, token, ME)).headers.authorization !== undefined;
    hall.clock.advance(60 * MINUTE);
    expect([await renewed(), await renewed()]).toEqual([false, false]);
    hall.clock.advance(1);
    expect([await renewed(), await renewed()]).toEqual([true, true]);
    hall.clock.advance(-MINUTE);
    expect([await renewed(), await renewed()]).toEqual([false, false]);
  });

  it('AUTH-8 the use of a session is noted each minute, however much is kept', async () => {
    const { hall, token } = await warm();
    hall.clock.advance(MINUTE);
    await ask(hall, token, ME);
    await hall.services.settled();
    const sessions = await hall.services.database.read.session.findMany({ where: { lastUsedAt: hall.clock.now() } });
    expect(sessions).toHaveLength(1);
  });

  it('NOTICE-1 a notice that becomes due is listed, and is not while the clock is put back', async () => {
    const { hall, write, read } = await warm();
    const due = new Date(hall.clock.now().getTime() + MINUTE);
    const row = { title: 't', content: 'c', level: 1, published: true, publisher: 'p', publisherEn: 'p' };
    await write((tx) => tx.notice.create({ data: { ...row, id: 'soon', publishedAt: due } }));
    const [before, unread] = [await read(NOTICES), await read(ME)];
    hall.clock.advance(MINUTE);
    expect(await read(NOTICES)).toContain('"soon"');
    expect(await read(ME)).not.toBe(unread);
    hall.clock.advance(-1);
    expect([await read(NOTICES), await read(ME)]).toEqual([before, unread]);
  });

  it('NOTICE-3 who has to read notices is kept from all else as soon as one is due, is unread, or has to be read', async () => {
    const { hall, token, write } = await warm();
    const { id: personId } = await hall.services.database.read.person.findUniqueOrThrow(whose('staff'));
    const isLetIn = async () => (await ask(hall, token, LOANS)).code === 200;
    await hall.setParameter('compulsoryNotices', '1');
    expect(await isLetIn()).toBe(false);
    await write(async (tx) => {
      const notices = await tx.notice.findMany({ where: { readers: { none: { personId } } } });
      await tx.noticeRead.createMany({ data: notices.map(({ id: noticeId }) => ({ noticeId, personId, readAt: new Date(0) })) });
    });
    expect([await isLetIn(), await isLetIn()]).toEqual([true, true]);
    await write((tx) => tx.noticeRead.deleteMany({ where: { personId } }));
    expect(await isLetIn()).toBe(false);
    await hall.setParameter('compulsoryNotices', '0');
    expect([await isLetIn(), await isLetIn()]).toEqual([true, true]);
  });

  it('AUTH-16 a serial number is over with its last day', async () => {
    const { hall, token, write } = await warm();
    const { issueSerial } = await import('@hall/database/serial');
    const key = (await hall.services.database.read.secret.findUniqueOrThrow({ where: { id: 'serial' } })).value;
    const lastMinute = new Date('2026-12-31T23:59:00+08:00');
    hall.clock.set(lastMinute);
    const late = await hall.signIn('staff');
    await write((tx) => tx.licence.update({ where: { id: 'installation' }, data: { serial: issueSerial(key, '2026-12-31') } }));
    expect([await ask(hall, late, LOANS), await ask(hall, late, LOANS)]).toMatchObject([{ code: 200 }, { code: 200 }]);
    hall.clock.advance(MINUTE);
    expect(await ask(hall, late, LOANS)).toMatchObject({ code: 'ERRCODE_002' });
    hall.clock.advance(-1);
    expect(await ask(hall, late, LOANS)).toMatchObject({ code: 200 });
    expect(token).not.toBe(late);
  });
});
