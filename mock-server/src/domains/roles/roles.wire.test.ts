import { describe, expect, it } from 'vitest';
import { makePeople } from '../../testing/people.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const DRAFT = {
  jsid: 'cashier',
  jsmc: '出纳',
  jsmcen: 'Cashier',
  bz: '收付款',
  grants: [
    { qxid: 'loans', sjfw: 'department' },
    { qxid: 'logs.sign-ins', sjfw: 'all' },
  ],
};

const MEANWHILE = { code: 500, data: { rule: 'changed-meanwhile' } };

const CENTRAL = ['signInDirectory', 'signInAuthentication', 'signInCas'] as const;

interface Details {
  readonly role: { readonly cyrs: number; readonly version: number };
  readonly grants: readonly object[];
}
interface Effect {
  readonly qxid: string;
  readonly sjrs: number;
  readonly before?: string;
  readonly after?: string;
  readonly named: readonly { readonly ygbh: string }[];
}

async function administered() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/roles/${call}`, body, token);
  const details = async (jsid = DRAFT.jsid) => (await post('role', { jsid })).data as Details;
  const effects = async (body: object) => (await post('effects', body)).data as { sjrs: number; gained: Effect[]; lost: Effect[] };
  return { hall, token, post, details, effects };
}

const numberOf = async (hall: TestHall, userName: string) =>
  (await hall.services.database.read.person.findUniqueOrThrow({ where: { userName } })).staffNumber;

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

describe('a role', () => {
  it('SYS-3 is listed with how many have it, and is found by name and id', async () => {
    const { hall, post } = await administered();
    const held = await hall.services.database.read.personRole.count({ where: { roleId: 'finclerk' } });
    expect((await post('list', { text: 'Finance clerk' })).data).toMatchObject({
      total: 1,
      rows: [{ jsid: 'finclerk', jsmc: '财务经办', jsmcen: 'Finance clerk', cyrs: held, shipped: '1' }],
    });
    expect((await post('list', { text: 'finc' })).data).toMatchObject({ total: 1 });
  });

  it('SYS-3 is made with its permissions, which the log tells of', async () => {
    const { hall, post, details } = await administered();
    expect(await post('create', DRAFT)).toMatchObject({ code: 200 });
    expect(await details()).toMatchObject({ grants: DRAFT.grants, role: { cyrs: 0, version: 1 } });
    expect(await entryOf(hall, 'roles.createRole')).toMatchObject({
      ...{ kind: 'change', target: '出纳', targetEn: 'Cashier' },
      changes: expect.arrayContaining([expect.objectContaining({ fieldEn: 'What is gained', afterEn: 'Sign-in log; My loans' })]),
    });
  });

  it.each<[string, object, number, string, string]>([
    ['without an id', { jsid: '' }, 404, 'jsid', 'required'],
    ['with an id of capitals', { jsid: 'Cashier' }, 404, 'jsid', 'role-id'],
    ['with an id that there is', { jsid: 'staff' }, 404, 'jsid', 'id-taken'],
    ['without a name', { jsmc: '' }, 404, 'jsmc', 'required'],
    ['with a name of blanks', { jsmc: '  ' }, 404, 'jsmc', 'required'],
    ['with a name that nobody sees', { jsmc: '\u200b\u2060' }, 404, 'jsmc', 'required'],
    ['with a permission that there is not', { grants: [{ qxid: 'nothing', sjfw: 'all' }] }, 404, 'grants', 'not-found'],
    ['with a directory', { grants: [{ qxid: 'system', sjfw: 'all' }] }, 404, 'grants', 'not-found'],
    ['with a permission twice', { grants: [DRAFT.grants[0], DRAFT.grants[0]] }, 404, 'grants', 'repeated'],
  ])('SYS-3 is not made %s, which is said at the field', async (_, change, code, field, rule) => {
    const { post } = await administered();
    expect(await post('create', { ...DRAFT, ...change })).toMatchObject({ code, data: { field, rule } });
    expect((await post('list', {})).data).toMatchObject({ total: 9 });
  });

  it('SYS-3 is sent with as many permissions as it can have', async () => {
    const { post } = await administered();
    const grants = Array.from({ length: 2000 }, (_, index) => ({ qxid: `none-${index}`.padEnd(100, '-'), sjfw: 'department-below' }));
    const missing = { code: 404, data: { field: 'grants', rule: 'not-found' } };
    expect(await post('create', { ...DRAFT, grants })).toMatchObject(missing);
    expect(await post('change', { ...DRAFT, jsid: 'staff', version: 1, grants })).toMatchObject(missing);
    expect(await post('effects', { jsid: 'staff', grants })).toMatchObject({ code: 200 });
  });

  it('SYS-3 is changed, which bites at the next call of who has it, without a new sign-in', async () => {
    const { hall, post, details } = await administered();
    await post('create', DRAFT);
    const theirs = await signInWith(hall, 'cashier');
    expect(await hall.post('/api/logs/sign-ins', {}, theirs)).toMatchObject({ code: 200 });
    const { version } = (await details()).role;
    expect(await post('change', { ...DRAFT, version, jsmc: '出纳员', grants: [] })).toMatchObject({ code: 200 });
    expect(await hall.post('/api/logs/sign-ins', {}, theirs)).toMatchObject({ code: 403 });
    expect(await entryOf(hall, 'roles.changeRole')).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Name', before: '出纳', after: '出纳员' }),
        expect.objectContaining({ fieldEn: 'What is lost', afterEn: 'Sign-in log; My loans' }),
      ]),
    });
  });

  it('SYS-3 of two who change it the second is told, and nothing of the first is lost', async () => {
    const { post, details } = await administered();
    await post('create', DRAFT);
    const { version } = (await details()).role;
    const both = await Promise.all(['甲', '乙'].map((jsmc) => post('change', { ...DRAFT, version, jsmc })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject({ data: { rule: 'changed-meanwhile' } });
    expect(await details()).toMatchObject({ role: { version: 2, jsmc: both[0]?.code === 200 ? '甲' : '乙' } });
  });

  it('SYS-3 is deleted with who has it, as many as were told', async () => {
    const { hall, post } = await administered();
    await post('create', DRAFT);
    await post('bind', { jsid: 'cashier', ygbhs: [await numberOf(hall, 'staff')] });
    expect(await post('delete', { jsid: 'cashier', version: 1, cyrs: 0 })).toMatchObject(MEANWHILE);
    expect(await post('delete', { jsid: 'cashier', version: 1, cyrs: 1 })).toMatchObject({ code: 200 });
    expect(await hall.services.database.read.personRole.count({ where: { roleId: 'cashier' } })).toBe(0);
    expect(await post('role', { jsid: 'cashier' })).toMatchObject({ code: 404, data: { field: 'jsid' } });
    expect(await post('delete', { jsid: 'cashier', version: 1, cyrs: 1 })).toMatchObject({ code: 404 });
  });

  it('SYS-3 is not deleted by who has not seen what somebody else has changed of it', async () => {
    const { post } = await administered();
    await post('create', DRAFT);
    await post('change', { ...DRAFT, version: 1, jsmc: '出纳员' });
    expect(await post('delete', { jsid: 'cashier', version: 1, cyrs: 0 })).toMatchObject(MEANWHILE);
    expect(await post('delete', { jsid: 'cashier', version: 2, cyrs: 0 })).toMatchObject({ code: 200 });
  });

  it('SYS-3 of administrators cannot be deleted', async () => {
    const { post, details } = await administered();
    const { version, cyrs } = (await details('admin')).role;
    expect(await post('delete', { jsid: 'admin', version, cyrs })).toMatchObject({ code: 500, data: { rule: 'admin-role' } });
  });
});

describe('who has a role', () => {
  it('SYS-3 is given it, and loses it, one by one and at once', async () => {
    const { hall, post } = await administered();
    await post('create', DRAFT);
    const ygbhs = await Promise.all(['staff', 'approver'].map((name) => numberOf(hall, name)));
    expect(await post('bind', { jsid: 'cashier', ygbhs })).toMatchObject({ code: 200 });
    expect(await post('bind', { jsid: 'cashier', ygbhs })).toMatchObject({ code: 200 });
    expect((await post('holders', { jsid: 'cashier' })).data).toMatchObject({
      total: 2,
      rows: [...ygbhs].sort().map((ygbh) => ({ ygbh })),
    });
    expect(await post('unbind', { jsid: 'cashier', ygbhs: [ygbhs[0]] })).toMatchObject({ code: 200 });
    expect((await post('holders', { jsid: 'cashier' })).data).toMatchObject({ total: 1, rows: [{ ygbh: ygbhs[1] }] });
    expect(await entryOf(hall, 'roles.unbindPeople')).toMatchObject({
      target: '出纳',
      changes: [expect.objectContaining({ before: expect.stringContaining(String(ygbhs[0])) })],
    });
  });

  it('SYS-3 is nobody whose number there is not, and then nobody is given it', async () => {
    const { hall, post } = await administered();
    await post('create', DRAFT);
    const ygbhs = [await numberOf(hall, 'staff'), 'nobody'];
    expect(await post('bind', { jsid: 'cashier', ygbhs })).toMatchObject({ code: 404, data: { field: 'ygbhs', rule: 'not-found' } });
    expect((await post('holders', { jsid: 'cashier' })).data).toMatchObject({ total: 0 });
  });

  it('SYS-3 is never nobody where it is the administrators’', async () => {
    const { hall, post } = await administered();
    const admins = await hall.services.database.read.person.findMany({ where: { roles: { some: { roleId: 'admin' } } } });
    const ygbhs = admins.map(({ staffNumber }) => staffNumber);
    expect(await post('unbind', { jsid: 'admin', ygbhs })).toMatchObject({ code: 500, data: { rule: 'last-admin' } });
    expect((await post('holders', { jsid: 'admin' })).data).toMatchObject({ total: admins.length });
  });
});

describe('SYS-3 the last administrator', () => {
  /** The administrator, and somebody else who is one but has no password of the hall. */
  async function withCentralOne() {
    const { hall, post } = await administered();
    const number = await numberOf(hall, 'admin');
    for (const way of CENTRAL) await hall.setParameter(way, '0');
    await hall.services.database.unitOfWork((tx) =>
      tx.person.update({ where: { userName: 'staff' }, data: { local: false, roles: { create: { roleId: 'admin' } } } }),
    );
    return { hall, unbind: () => post('unbind', { jsid: 'admin', ygbhs: [number] }) };
  }

  it('SYS-3 is whoever alone can sign in: one without a password counts for nothing where no central way in is on', async () => {
    const { unbind } = await withCentralOne();
    expect(await unbind()).toMatchObject({ code: 500, data: { rule: 'last-admin' } });
  });

  it.each(CENTRAL)('SYS-3 is not the only one by %s', async (way) => {
    const { hall, unbind } = await withCentralOne();
    await hall.setParameter(way, '1');
    expect(await unbind()).toMatchObject({ code: 200 });
  });
});

describe('what a change of a role does', () => {
  it('SYS-3 is told before it is saved: who gains what, and who loses what that no other role gives', async () => {
    const { hall, post, effects } = await administered();
    await post('create', DRAFT);
    await makeRole(hall, 'log-reader', 'logs.sign-ins');
    const [one, two] = await Promise.all(['staff', 'approver'].map((name) => numberOf(hall, name)));
    await post('bind', { jsid: 'cashier', ygbhs: [one, two] });
    await post('bind', { jsid: 'log-reader', ygbhs: [two] });
    const told = await effects({ jsid: 'cashier', grants: [{ qxid: 'logs.operations', sjfw: 'all' }] });
    expect(told.gained).toMatchObject([{ qxid: 'logs.operations', sjrs: 2, after: 'all' }]);
    expect(told.lost.find(({ qxid }) => qxid === 'logs.sign-ins')).toMatchObject({ sjrs: 1, before: 'all', named: [{ ygbh: one }] });
    expect(told.sjrs).toBe(2);
  });

  it('SYS-3 is told of wider and narrower rows as well', async () => {
    const { hall, post, effects } = await administered();
    await post('create', { ...DRAFT, grants: [{ qxid: 'logs.sign-ins', sjfw: 'department' }] });
    await post('bind', { jsid: 'cashier', ygbhs: [await numberOf(hall, 'staff')] });
    const wider = await effects({ jsid: 'cashier', grants: [{ qxid: 'logs.sign-ins', sjfw: 'all' }] });
    expect(wider.gained).toMatchObject([{ before: 'department', after: 'all' }]);
    const narrower = await effects({ jsid: 'cashier', grants: [{ qxid: 'logs.sign-ins', sjfw: 'own' }] });
    expect(narrower).toMatchObject({ gained: [], lost: [{ before: 'department', after: 'own' }] });
  });

  it('SYS-3 is told of thousands who can sign in, each of them once, while others are let through', async () => {
    const { hall, effects } = await administered();
    const { database } = hall.services;
    const names = await makePeople(database, 5000);
    const people = await database.read.person.findMany({ where: { userName: { in: names } }, select: { id: true } });
    await database.unitOfWork(async (tx) => {
      await tx.role.create({
        data: { id: 'crowd', name: '众', nameEn: 'Crowd', remark: '', permissions: { create: { permissionId: 'loans' } } },
      });
      await tx.personRole.createMany({ data: people.map(({ id }) => ({ personId: id, roleId: 'crowd' })) });
      await tx.personRole.createMany({ data: people.slice(500).map(({ id }) => ({ personId: id, roleId: 'analyst' })) });
      const gone = [people[0], people[600]].map((one) => one?.id ?? '');
      await tx.person.updateMany({ where: { id: { in: gone } }, data: { enabled: false } });
    });
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    const told = await effects({ jsid: 'crowd', grants: [] });
    clearInterval(others);
    expect(told).toMatchObject({ sjrs: 4998, lost: [{ qxid: 'loans', sjrs: 4998 }] });
    expect(told.lost[0]?.named).toHaveLength(10);
    expect(turns).toBeGreaterThan(3);
  });

  it('SYS-3 is told of people who are given it, or lose it', async () => {
    const { hall, post, effects } = await administered();
    await post('create', { ...DRAFT, grants: [{ qxid: 'logs.sign-ins', sjfw: 'all' }] });
    const ygbh = await numberOf(hall, 'staff');
    expect(await effects({ jsid: 'cashier', added: [ygbh] })).toMatchObject({ sjrs: 1, gained: [{ qxid: 'logs.sign-ins' }], lost: [] });
    await post('bind', { jsid: 'cashier', ygbhs: [ygbh] });
    expect(await effects({ jsid: 'cashier', removed: [ygbh] })).toMatchObject({ sjrs: 1, gained: [], lost: [{ qxid: 'logs.sign-ins' }] });
    expect(await effects({ jsid: 'cashier', added: [ygbh] })).toMatchObject({ sjrs: 0, gained: [], lost: [] });
  });

  it('SYS-3 SYS-15 is told of the settings too, which the administrators’ role holds by itself', async () => {
    const { hall, effects } = await administered();
    const [ygbh, own] = [await numberOf(hall, 'staff'), await numberOf(hall, 'admin')];
    const settings = expect.arrayContaining([expect.objectContaining({ qxid: 'system.roles', sjrs: 1 })]);
    expect(await effects({ jsid: 'admin', added: [ygbh] })).toMatchObject({ sjrs: 1, gained: settings });
    expect(await effects({ jsid: 'admin', removed: [own] })).toMatchObject({ sjrs: 1, lost: settings });
    expect((await effects({ jsid: 'admin', grants: [] })).lost.map(({ qxid }) => qxid)).not.toContain('system.roles');
  });
});

describe('who manages roles without being an administrator', () => {
  async function managed() {
    const { hall, post } = await administered();
    await makeRole(hall, 'manager', 'system.roles', 'system.roles.edit', 'system.roles.delete', 'system.roles.people', 'loans');
    await post('create', DRAFT);
    const token = await signInWith(hall, 'manager');
    return { hall, theirs: (call: string, body: object) => hall.post(`/api/roles/${call}`, body, token), token };
  }
  const refused = { code: 403, data: { rule: 'beyond-own' } };

  it('SYS-3 SEC-1 gives nothing beyond the own, and has nothing to do with roles that go beyond', async () => {
    const { hall, theirs } = await managed();
    const ygbhs = [await numberOf(hall, 'approver')];
    expect(await theirs('create', { ...DRAFT, jsid: 'more' })).toMatchObject(refused);
    expect(await theirs('change', { ...DRAFT, version: 1, grants: [] })).toMatchObject(refused);
    expect(await theirs('delete', { jsid: 'cashier', version: 1, cyrs: 0 })).toMatchObject(refused);
    for (const jsid of ['cashier', 'admin']) expect(await theirs('bind', { jsid, ygbhs })).toMatchObject(refused);
    expect(await theirs('create', { ...DRAFT, jsid: 'less', grants: [DRAFT.grants[0]] })).toMatchObject({ code: 200 });
    expect(await theirs('bind', { jsid: 'less', ygbhs })).toMatchObject({ code: 200 });
  });

  it('SYS-3 is offered what there is to give', async () => {
    const { hall, token } = await managed();
    const tree = (await hall.get('/api/roles/permissions', token)).data as { qxid: string; kfp: string; sjfw?: string; sfml: string }[];
    expect(tree.find(({ qxid }) => qxid === 'loans')).toMatchObject({ kfp: '1', sjfw: 'all' });
    expect(tree.find(({ qxid }) => qxid === 'logs.sign-ins')).toMatchObject({ kfp: '0' });
    expect(tree.find(({ qxid }) => qxid === 'system')).toMatchObject({ sfml: '1' });
  });
});
