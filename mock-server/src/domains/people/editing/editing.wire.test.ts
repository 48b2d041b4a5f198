import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { type TestHall, testHall } from '../../../testing/test-hall.ts';

const ID_NUMBER = '11010519491231002X';
const DRAFT = {
  ...{
    ygbh: '2001900',
    dlm: 'newcomer',
    sfzh: ID_NUMBER,
    ygmc: '单新来',
    ygmcen: 'New Comer',
    tel: '13800138000',
    email: 'new@example.edu.cn',
  },
  ...{ jsids: ['staff'], enabled: '1', sfbdyh: '1' },
};

interface Details {
  readonly banben: string;
  readonly [name: string]: unknown;
}

async function administered() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/people/${call}`, body, token);
  const { departmentId: bmbh } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const details = async (ygbh = DRAFT.ygbh) => (await post('person', { ygbh })).data as Details;
  /** What the form of somebody sends, with changes. */
  const changed = async (change: object, ygbh = DRAFT.ygbh) => {
    const { sfzhym: _, ...said } = await details(ygbh);
    return { ...said, ...change };
  };
  return { hall, token, post, details, changed, draft: { ...DRAFT, bmbh } };
}

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

describe('a person who is added', () => {
  it('SYS-2 signs in with the password that is shown once, and has to change it', async () => {
    const { hall, post, draft } = await administered();
    const { code, data } = await post('create', draft);
    expect(code).toBe(200);
    const { mm } = data as { mm: string };
    expect(await hall.trySignIn('newcomer', mm)).toMatchObject({ code: 200 });
    expect(await hall.services.database.read.person.findUniqueOrThrow({ where: { staffNumber: draft.ygbh } })).toMatchObject({
      ...{ mustChangePassword: true, spelling: 'sxl shanxinlai', idNumber: ID_NUMBER },
    });
    const entry = await entryOf(hall, 'people.createPerson');
    expect(entry).toMatchObject({ kind: 'change', targetEn: 'New Comer 2001900' });
    expect(JSON.stringify(entry)).not.toContain(ID_NUMBER);
  });

  it('SYS-2 has no password of the hall where it is no local user', async () => {
    const { hall, post, draft } = await administered();
    expect((await post('create', { ...draft, sfbdyh: '0' })).data).toEqual({});
    expect(await hall.trySignIn('newcomer', '')).not.toMatchObject({ code: 200 });
    expect(await hall.post('/api/yhxx/glupdateyhmm', { ygbh: draft.ygbh }, await hall.signIn('admin'))).toMatchObject({
      code: 500,
      data: { rule: 'not-local' },
    });
  });

  it.each<[string, object, string, string]>([
    ['a number that somebody has', { ygbh: '2001001' }, 'ygbh', 'id-taken'],
    ['a user name that somebody has, in capitals', { dlm: 'STAFF' }, 'dlm', 'id-taken'],
    ['a user name that is the number of somebody', { dlm: '2001001' }, 'dlm', 'id-taken'],
    ['a user name with a blank', { dlm: 'new comer' }, 'dlm', 'no-blanks'],
    ['a user name that looks like that of another', { dlm: 'staff\u200b' }, 'dlm', 'format'],
    ['a number that looks like that of another', { ygbh: '2001001\u2060' }, 'ygbh', 'format'],
    ['no name', { ygmc: ' ' }, 'ygmc', 'required'],
    ['a name that nobody sees', { ygmc: '\u202e\u200b' }, 'ygmc', 'required'],
    ['no ID number', { sfzh: '' }, 'sfzh', 'required'],
    ['a wrong ID number', { sfzh: '110105194912310021' }, 'sfzh', 'id-number-check'],
    ['no phone', { tel: '' }, 'tel', 'required'],
    ['no email', { email: '' }, 'email', 'required'],
    ['no role', { jsids: [] }, 'jsids', 'too-few-items'],
    ['a role that there is not', { jsids: ['nothing'] }, 'jsids', 'not-found'],
    ['a department that there is not', { bmbh: 'nowhere' }, 'bmbh', 'not-found'],
  ])('SYS-2 is refused with %s, at the field', async (_, change, field, rule) => {
    const { hall, post, draft } = await administered();
    const before = await hall.services.database.read.person.count();
    expect(await post('create', { ...draft, ...change })).toMatchObject({ code: 404, data: { field, rule } });
    expect(await hall.services.database.read.person.count()).toBe(before);
  });
});

describe('a person who is changed', () => {
  it('SYS-2 has it at the next call, which the log tells of, the ID number masked', async () => {
    const { hall, post, draft, changed, details } = await administered();
    await post('create', draft);
    expect(await details()).toMatchObject({ sfzhym: '1101************2X' });
    expect(await post('change', await changed({ ygmc: '单改名', jsids: ['staff', 'secauditor'], tel: '13900139000' }))).toMatchObject({
      code: 200,
    });
    expect(await details()).toMatchObject({ ygmc: '单改名', jsids: ['secauditor', 'staff'], sfzhym: '1101************2X' });
    expect(await entryOf(hall, 'people.changePerson')).toMatchObject({
      changes: [
        expect.objectContaining({ fieldEn: 'Name', before: '单新来', after: '单改名' }),
        expect.objectContaining({ fieldEn: 'Mobile phone', after: '13900139000' }),
        expect.objectContaining({ fieldEn: 'Roles', beforeEn: 'Staff', afterEn: 'Security auditor, Staff' }),
      ],
    });
  });

  it('SYS-2 is not changed by who edits what somebody else has changed, here or elsewhere', async () => {
    const { hall, post, draft, changed } = await administered();
    await post('create', draft);
    const mine = await changed({ ygmc: '我的' });
    expect(await post('change', await changed({ ygmc: '他的' }))).toMatchObject({ code: 200 });
    expect(await post('change', mine)).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
    const later = await changed({ ygmc: '我的' });
    await post('enable-account', { ygbh: draft.ygbh, enabled: '0', reason: 'left' });
    expect(await post('change', later)).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
    expect(await hall.services.database.read.person.findUniqueOrThrow({ where: { staffNumber: draft.ygbh } })).toMatchObject({
      ...{ name: '他的', enabled: false },
    });
  });

  it('SYS-2 SEC-1 has an edition by which nobody finds out the ID number', async () => {
    const { post, draft, details } = await administered();
    await post('create', draft);
    const { banben, ygbh, dlm, ygmc, ygmcen, bmbh, enabled, sfbdyh, sfzhym, tel, lxdh, email, jsids } = await details();
    const said = { staffNumber: ygbh, userName: dlm, name: ygmc, nameEn: ygmcen, departmentId: bmbh, enabled: enabled === '1' };
    const shown = { ...said, local: sfbdyh === '1', maskedIdNumber: sfzhym, phone: tel, contactPhone: lxdh, email, roleIds: jsids };
    const guess = createHash('sha256').update(JSON.stringify([shown, ID_NUMBER]));
    expect(banben).not.toBe(guess.digest('base64url'));
  });

  it('SYS-2 is disabled with a reason, which ends the sessions', async () => {
    const { hall, post, draft, changed } = await administered();
    const { data } = await post('create', draft);
    const token = await hall.signIn('newcomer', (data as { mm: string }).mm);
    expect(await post('change', await changed({ enabled: '0' }))).toMatchObject({ code: 404, data: { field: 'reason', rule: 'required' } });
    expect(await post('change', await changed({ enabled: '0', reason: 'left' }))).toMatchObject({ code: 200 });
    expect(await hall.get('/api/yhxx', token)).toMatchObject({ code: 401, data: { rule: 'ended-by-disabling' } });
  });

  it('SYS-2 loses the password of the hall with being a local user, and has a new one with being one again', async () => {
    const { hall, post, draft, changed } = await administered();
    const { data } = await post('create', draft);
    await post('change', await changed({ sfbdyh: '0' }));
    expect(await hall.trySignIn('newcomer', (data as { mm: string }).mm)).toMatchObject({ code: 402 });
    const { mm } = (await post('change', await changed({ sfbdyh: '1' }))).data as { mm: string };
    expect(await hall.trySignIn('newcomer', mm)).toMatchObject({ code: 200 });
  });

  it('SYS-2 neither shuts out the own account, or its password, nor gives up being an administrator', async () => {
    const { hall, post, changed } = await administered();
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'admin' } });
    for (const change of [{ enabled: '0', reason: 'me' }, { sfbdyh: '0' }, { jsids: ['staff'] }])
      expect(
        await post('change', await changed({ tel: '13900139000', email: 'a@b.cn', sfzh: ID_NUMBER, ...change }, staffNumber)),
      ).toMatchObject({
        ...{ code: 500, data: { rule: 'not-yourself' } },
      });
  });
});

describe('who edits people without being an administrator', () => {
  it('SYS-2 SEC-1 gives no role beyond the own, takes none, and edits no administrator', async () => {
    const { hall, post, draft } = await administered();
    await post('create', { ...draft, jsids: ['staff', 'secauditor'] });
    await makeRole(hall, 'editor', 'system.accounts', 'system.accounts.edit');
    const token = await signInWith(hall, 'editor', 'staff');
    const theirs = (call: string, body: object) => hall.post(`/api/people/${call}`, body, token);
    const { sfzhym: _, ...said } = (await theirs('person', { ygbh: draft.ygbh })).data as Details;
    for (const jsids of [['staff'], ['staff', 'secauditor', 'noticeadmin'], ['staff', 'secauditor', 'admin']])
      expect(await theirs('change', { ...said, jsids })).toMatchObject({ code: 403, data: { rule: 'beyond-own' } });
    expect(await theirs('change', { ...said, ygmc: '改' })).toMatchObject({ code: 200 });
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'admin' } });
    expect(await theirs('person', { ygbh: staffNumber })).toMatchObject({ code: 403 });
    expect((await hall.get('/api/people/roles', token)).data).toContainEqual(expect.objectContaining({ jsid: 'admin', kfp: '0' }));
  });

  it.each<[string, object]>([
    ['dlm', { dlm: 'editor-of-others' }],
    ['tel', { tel: '13900139000' }],
    ['sfzh', { sfzh: '110105194912310038' }],
    ['sfbdyh', { sfbdyh: '0' }],
  ])('SYS-2 SEC-1 gets in as nobody who may more: changes no %s of theirs', async (field, change) => {
    const { hall, post, draft } = await administered();
    await post('create', { ...draft, jsids: ['staff', 'secauditor'] });
    await makeRole(hall, 'editor', 'system.accounts.edit');
    const token = await signInWith(hall, 'editor', 'staff');
    const theirs = (call: string, body: object) => hall.post(`/api/people/${call}`, body, token);
    const said = async () => {
      const { sfzhym: _, ...rest } = (await theirs('person', { ygbh: draft.ygbh })).data as Details;
      return rest;
    };
    expect(await theirs('change', { ...(await said()), ...change })).toMatchObject({ code: 403, data: { field, rule: 'beyond-own' } });
    await post('change', { ...(await said()), jsids: ['staff'] });
    expect(await theirs('change', { ...(await said()), ...change })).toMatchObject({ code: 200 });
  });

  it('SYS-15 SEC-1 puts people where the own scope reaches, and never goes elsewhere for the rows there', async () => {
    const { hall, draft } = await administered();
    const { database } = hall.services;
    await makeRole(hall, 'editor', 'system.accounts.edit');
    const token = await signInWith(hall, 'editor', 'staff');
    const theirs = (call: string, body: object) => hall.post(`/api/people/${call}`, body, token);
    const { id: bmbh } = await database.read.department.findFirstOrThrow({ where: { id: { not: draft.bmbh } } });
    const change = async (ygbh: string) => {
      const { sfzhym: _, ...said } = (await theirs('person', { ygbh })).data as Details;
      return theirs('change', { ...said, bmbh });
    };
    const { staffNumber } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    expect(await change(staffNumber)).toMatchObject({ code: 500, data: { rule: 'not-yourself' } });
    await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'editor' }, data: { scope: 'department' } }));
    const refused = { code: 403, data: { field: 'bmbh', rule: 'beyond-own' } };
    expect(await theirs('create', { ...draft, bmbh })).toMatchObject(refused);
    expect(await theirs('create', draft)).toMatchObject({ code: 200 });
    expect(await change(draft.ygbh)).toMatchObject(refused);
  });
});
