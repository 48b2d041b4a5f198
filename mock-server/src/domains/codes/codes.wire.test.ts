import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const SET = { codeId: 'course-kind', dmlbmc: '课程类型', dmlbmcen: 'Kinds of courses', pxh: 30, enabled: '1' };
const CODE = { codeId: 'course-kind', dm: '01', dmmc: '纵向', dmmcen: 'Public', pxh: 10, enabled: '1' };
const BUILT_IN = 'disable-reason';

interface Row {
  readonly dm: string;
  readonly version: number;
}

async function administered() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/codes/${call}`, body, token);
  const set = async (codeId: string) => ((await post('list', { codeId })).data as { rows: (Row & object)[] }).rows[0] as Row;
  const code = async (codeId: string, dm: string) => ((await post('entries', { codeId, dm })).data as { rows: Row[] }).rows[0] as Row;
  const offered = async (codeId: string, as = token) => (await hall.post('/api/common/getCodeInfoById', { codeId }, as)).data;
  const own = async () => {
    expect(await post('create', SET)).toMatchObject({ code: 200 });
    expect(await post('create-entry', CODE)).toMatchObject({ code: 200 });
  };
  return { hall, token, post, set, code, offered, own };
}

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

async function disable(hall: TestHall, reason: string): Promise<void> {
  const { id: personId } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'analyst' } });
  const by = { staffNumber: '1', name: '甲', nameEn: 'A', at: new Date(0) };
  await hall.services.database.unitOfWork((tx) => tx.accountHold.create({ data: { personId, kind: 'disabled', reason, ...by } }));
}

describe('SYS-5 codes', () => {
  it('are answered to whoever is signed in: the enabled ones of a set, in their order', async () => {
    const { hall, post, code, offered } = await administered();
    const staff = await hall.signIn('staff');
    expect(await offered(BUILT_IN, staff)).toMatchObject([
      { dm: 'left', dmmc: '离职', dmmcen: 'Left the institution' },
      { dm: 'retired' },
      { dm: 'transferred' },
      { dm: 'ended' },
      { dm: 'duplicate' },
    ]);
    const { version } = await code(BUILT_IN, 'left');
    const last = { codeId: BUILT_IN, dm: 'left', dmmc: '离校', dmmcen: 'Gone', pxh: 99, enabled: '1', version };
    expect(await post('change-entry', last)).toMatchObject({ code: 200 });
    const retired = await code(BUILT_IN, 'retired');
    const off = { codeId: BUILT_IN, dm: 'retired', dmmc: '退休', dmmcen: 'Retired', pxh: 20, enabled: '0', version: retired.version };
    expect(await post('change-entry', off)).toMatchObject({ code: 200 });
    const dms = ((await offered(BUILT_IN, staff)) as Row[]).map(({ dm }) => dm);
    expect(dms).toEqual(['transferred', 'ended', 'duplicate', 'left']);
    expect(await offered(BUILT_IN, staff)).toContainEqual({ dm: 'left', dmmc: '离校', dmmcen: 'Gone' });
  });

  it('of a disabled set are none, of one that there is not are refused, and nobody else is told', async () => {
    const { hall, token, post, set, offered } = await administered();
    const { version } = await set('lock-reason');
    const off = { codeId: 'lock-reason', dmlbmc: '锁定', dmlbmcen: 'Lock', pxh: 10, enabled: '0', version };
    expect(await post('change', off)).toMatchObject({ code: 200 });
    expect(await offered('lock-reason')).toEqual([]);
    expect(await hall.post('/api/common/getCodeInfoById', { codeId: 'nothing' }, token)).toMatchObject({
      code: 404,
      data: { field: 'codeId', rule: 'not-found' },
    });
    expect(await hall.post('/api/common/getCodeInfoById', { codeId: 'lock-reason' })).toMatchObject({ code: 401 });
  });

  it('are found by name and code, by status, and none without their set', async () => {
    const { post } = await administered();
    expect((await post('list', { text: 'disabled' })).data).toMatchObject({
      total: 1,
      rows: [{ codeId: BUILT_IN, dmsl: 5, shipped: '1' }],
    });
    expect((await post('entries', { codeId: BUILT_IN, text: '退休' })).data).toMatchObject({ total: 1, rows: [{ dm: 'retired' }] });
    expect((await post('entries', { codeId: BUILT_IN, enabled: '0' })).data).toMatchObject({ total: 0 });
    expect((await post('entries', {})).data).toMatchObject({ total: 0 });
  });

  it('are changed and deleted by nobody who may only look at them', async () => {
    const { hall } = await administered();
    await makeRole(hall, 'looker', 'system.codes', 'system.codes.entries');
    const looker = await signInWith(hall, 'looker');
    const { codeId, dm } = CODE;
    const bodies = {
      create: SET,
      change: { ...SET, version: 1 },
      delete: { codeId, version: 1, dmsl: 0 },
      'create-entry': CODE,
      'change-entry': { ...CODE, version: 1 },
      'delete-entry': { codeId, dm, version: 1 },
    };
    for (const [call, body] of Object.entries(bodies)) expect((await hall.post(`/api/codes/${call}`, body, looker)).code, call).toBe(403);
  });
});

describe('SYS-5 a set of codes of the institution', () => {
  it('is added with its codes, changed and deleted with them, which the log tells', async () => {
    const { hall, post, set, offered, own } = await administered();
    await own();
    expect(await offered('course-kind')).toEqual([{ dm: '01', dmmc: '纵向', dmmcen: 'Public' }]);
    expect(await entryOf(hall, 'codes.createEntry')).toMatchObject({ target: '课程类型 / 纵向', targetEn: 'Kinds of courses / Public' });
    const { version } = await set('course-kind');
    expect(await post('change', { ...SET, dmlbmc: '课题类型', version })).toMatchObject({ code: 200 });
    expect(await entryOf(hall, 'codes.changeSet')).toMatchObject({
      changes: [{ field: '代码名称', before: '课程类型', after: '课题类型' }],
    });
    expect(await post('delete', { codeId: 'course-kind', version: version + 1, dmsl: 0 })).toMatchObject({
      code: 500,
      data: { rule: 'changed-meanwhile' },
    });
    expect(await post('delete', { codeId: 'course-kind', version: version + 1, dmsl: 1 })).toMatchObject({ code: 200 });
    expect(await hall.services.database.read.codeEntry.count({ where: { setId: 'course-kind' } })).toBe(0);
  });

  it.each<[string, object, string, string]>([
    ['without an id', { codeId: '' }, 'codeId', 'required'],
    ['with an id that begins with a digit', { codeId: '1a' }, 'codeId', 'own-id'],
    ['with the id of another, in capitals', { codeId: 'LOCK-reason' }, 'codeId', 'id-taken'],
    ['without a name', { dmlbmc: ' ' }, 'dmlbmc', 'required'],
    ['with a name that nobody sees', { dmlbmc: '\u200b\u3164' }, 'dmlbmc', 'required'],
    ['without an English name', { dmlbmcen: '' }, 'dmlbmcen', 'required'],
    ['with a name that nobody sees', { dmlbmcen: '\u200b\u2060' }, 'dmlbmcen', 'required'],
    ['with an order that is none', { pxh: -1 }, 'pxh', 'too-small'],
    ['without a status', { enabled: 'yes' }, 'enabled', 'choice'],
  ])('is not added %s, which is said at the field', async (_, wrong, field, rule) => {
    const { post } = await administered();
    expect(await post('create', { ...SET, ...wrong })).toMatchObject({ code: 404, data: { field, rule } });
  });

  it.each<[string, object, string, string]>([
    ['to no set', { codeId: 'nothing' }, 'codeId', 'not-found'],
    ['without a code', { dm: '' }, 'dm', 'required'],
    ['with blanks in the code', { dm: 'a b' }, 'dm', 'code-id'],
    ['that there is already', { dm: '01' }, 'dm', 'id-taken'],
    ['without a name', { dmmc: '' }, 'dmmc', 'required'],
    ['without an English name', { dmmcen: ' ' }, 'dmmcen', 'required'],
    ['with a name that nobody sees', { dmmc: '\u200b\u2060' }, 'dmmc', 'required'],
  ])('has no code added %s, which is said at the field', async (_, wrong, field, rule) => {
    const { post, own } = await administered();
    await own();
    expect(await post('create-entry', { ...CODE, dm: '02', ...wrong })).toMatchObject({ code: 404, data: { field, rule } });
  });
});

describe('SYS-5 what is built in', () => {
  it('stays: neither set nor code is deleted', async () => {
    const { post, set, code } = await administered();
    const [{ version }, left] = [await set(BUILT_IN), await code(BUILT_IN, 'left')];
    const refused = { code: 500, data: { rule: 'built-in' } };
    expect(await post('delete', { codeId: BUILT_IN, version, dmsl: 5 })).toMatchObject(refused);
    expect(await post('delete-entry', { codeId: BUILT_IN, dm: 'left', version: left.version })).toMatchObject(refused);
  });

  it('takes codes of the institution, which can be deleted unless an account is shut out for them', async () => {
    const { hall, post, code } = await administered();
    const exchange = { ...CODE, codeId: BUILT_IN, dm: 'exchange', dmmc: '交流结束', dmmcen: 'Exchange ended' };
    expect(await post('create-entry', exchange)).toMatchObject({ code: 200 });
    await disable(hall, '交流结束');
    const { version } = await code(BUILT_IN, 'exchange');
    expect(await code(BUILT_IN, 'exchange')).toMatchObject({ sfzy: '1' });
    const asked = { codeId: BUILT_IN, dm: 'exchange', version };
    expect(await post('delete-entry', asked)).toMatchObject({ code: 500, data: { rule: 'code-in-use' } });
    await hall.services.database.unitOfWork((tx) => tx.accountHold.deleteMany());
    expect(await code(BUILT_IN, 'exchange')).toMatchObject({ sfzy: '0' });
    expect(await post('delete-entry', asked)).toMatchObject({ code: 200 });
  });
});

describe('SYS-5 of two administrators', () => {
  it('who change the same code the second is told', async () => {
    const { post, code } = await administered();
    const { version } = await code(BUILT_IN, 'left');
    const change = { codeId: BUILT_IN, dm: 'left', dmmcen: 'Left', pxh: 10, enabled: '1', version };
    const answers = await Promise.all(['甲', '乙'].map((dmmc) => post('change-entry', { ...change, dmmc })));
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 500]);
    expect(answers.find((answer) => answer.code === 500)).toMatchObject({ data: { rule: 'changed-meanwhile' } });
    const kept = answers[0]?.code === 200 ? '甲' : '乙';
    expect(await code(BUILT_IN, 'left')).toMatchObject({ dmmc: kept });
  });

  it('who add the same code, or set, the second is told', async () => {
    const { post, own } = await administered();
    await own();
    for (const [call, body] of [['create', { ...SET, codeId: 'other' }] as const, ['create-entry', { ...CODE, dm: '02' }] as const]) {
      const answers = await Promise.all([post(call, body), post(call, body)]);
      expect(answers.map((answer) => answer.code).sort(), call).toEqual([200, 404]);
    }
  });
});
