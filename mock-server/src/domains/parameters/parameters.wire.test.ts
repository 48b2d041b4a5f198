import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

interface Setting {
  readonly csid: string;
  readonly csmc: string;
  readonly csmcen: string;
  readonly csvalue: string;
  readonly version: number;
}

const OWN = { csid: 'fwrx', csmc: '服务热线', csmcen: 'Service line', csvalue: '0731-88820000' };

async function administered() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/parameters/${call}`, body, token);
  const list = async (body: object) => (await post('list', { limit: 100, ...body })).data as { total: number; rows: Setting[] };
  const setting = async (csid: string) => (await list({ csid })).rows[0] as Setting;
  const draftOf = async (csid: string, csvalue: string) => {
    const { csmc, csmcen, version } = await setting(csid);
    return { csid, csmc, csmcen, csvalue, version };
  };
  const give = async (csid: string, csvalue: string) => post('change', await draftOf(csid, csvalue));
  return { hall, token, post, list, setting, draftOf, give };
}

const told = async (hall: TestHall, token: string, csid: string) => {
  const { data } = await hall.post('/api/selectAllCs', {}, token);
  return (data as Setting[]).find((one) => one.csid === csid)?.csvalue;
};

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

describe('SYS-6 the parameters', () => {
  it('are listed in groups, each with its value in words and whether it is the default', async () => {
    const { list } = await administered();
    expect((await list({ csfz: 'language' })).rows).toMatchObject([
      { csid: 'sfqy_zywqh', csmcen: 'Language switch', cslx: 'switch', csz: '开', cszen: 'On', mrz: '关', sfxg: '1', shipped: '1' },
      { csid: 'isShowLanguage', csvalue: '0', csz: '关', sfxg: '0' },
    ]);
    expect((await list({ csid: 'menufontsize' })).rows).toMatchObject([{ csz: '14 px' }]);
    expect((await list({ csid: 'keepSheets' })).rows).toMatchObject([{ csz: '3650 天', cszen: '3650 days' }]);
  });

  it.each([
    ['an id', 'keepSheets', 'keepSheets'],
    ['a name', '核验码保留', 'keepSheets'],
    ['an English name in small letters', 'verification codes', 'keepSheets'],
    ['initials', 'hymbl', 'keepSheets'],
    ['pinyin', 'danweimingcheng', 'dwmc'],
  ])('are found by %s', async (_, text, csid) => {
    const { list } = await administered();
    expect((await list({ text })).rows.map((row) => row.csid)).toContain(csid);
    expect((await list({ text })).total).toBeLessThan(5);
  });

  it('are asked for by what was changed, and sorted', async () => {
    const { list } = await administered();
    const [all, changed] = [await list({}), await list({ sfxg: '1' })];
    expect(changed.total).toBeGreaterThan(5);
    expect(changed.total).toBeLessThan(all.total);
    expect((await list({ columnFilters: [{ id: 'sfxg', val: ['1'], excluded: '1' }] })).total).toBe(all.total - changed.total);
    const ids = (await list({ sortField: 'csid', sortOrder: 'desc' })).rows.map(({ csid }) => csid);
    expect(ids).toEqual([...ids].sort((a, b) => b.localeCompare(a, 'zh-CN')));
    expect((await list({ currentPage: 2, limit: 10 })).rows[0]).toEqual(all.rows[10]);
  });

  it('are changed by nobody who may only look at them', async () => {
    const { hall } = await administered();
    await makeRole(hall, 'looker', 'system.parameters');
    const token = await signInWith(hall, 'looker');
    expect((await hall.post('/api/parameters/list', {}, token)).data).toMatchObject({ total: expect.any(Number) });
    const change = { ...OWN, version: 0 };
    for (const call of ['create', 'change', 'restore', 'delete']) {
      const body = call === 'create' ? OWN : call === 'change' ? change : { csid: 'dwmc', version: 0 };
      expect((await hall.post(`/api/parameters/${call}`, body, token)).code, call).toBe(403);
    }
  });
});

describe('SYS-6 a parameter of the product', () => {
  it('is changed, which everybody is told at once, and its history and the log know from what to what', async () => {
    const { hall, post, give } = await administered();
    const staff = await hall.signIn('staff');
    expect(await told(hall, staff, 'watermark')).toBe('0');
    expect(await give('watermark', '1')).toMatchObject({ code: 200 });
    expect(await told(hall, staff, 'watermark')).toBe('1');
    expect(await hall.services.database.read.news.findMany({ where: { topic: 'parameters' } })).toMatchObject([{ personId: null }]);
    const change = { fieldEn: 'Value', before: '关', beforeEn: 'Off', after: '开', afterEn: 'On' };
    expect(await entryOf(hall, 'parameters.changeParameter')).toMatchObject({
      kind: 'change',
      target: '显示姓名和工号水印',
      changes: [change],
    });
    expect((await post('history', { csid: 'watermark' })).data).toMatchObject([
      { at: expect.any(String), staffNumber: expect.any(String), changes: [change] },
    ]);
  });

  it('is called otherwise, and has its name and default again', async () => {
    const { post, setting, list } = await administered();
    const { version } = await setting('dwmc');
    expect(await post('change', { csid: 'dwmc', csmc: '学校名称', csmcen: 'School', csvalue: '某某大学', version })).toMatchObject({
      code: 200,
    });
    expect(await setting('dwmc')).toMatchObject({ csmc: '学校名称', csmcen: 'School', csvalue: '某某大学' });
    expect((await list({ text: 'xxmc' })).rows).toMatchObject([{ csid: 'dwmc' }]);
    const now = await setting('dwmc');
    expect(await post('restore', { csid: 'dwmc', version: now.version })).toMatchObject({ code: 200 });
    expect(await setting('dwmc')).toMatchObject({ csmc: '单位名称', csvalue: '', csz: '（空）', sfxg: '0' });
  });

  it.each<[string, string, string, object]>([
    ['dwmc', '', 'required', {}],
    ['dwmc', '   ', 'required', {}],
    ['dwmc', '\u200b\u2060', 'required', {}],
    ['watermark', 'yes', 'choice', {}],
    ['topMenuAlign', '3', 'choice', {}],
    ['topMenuAlign', 'constructor', 'choice', {}],
    ['menubgcolor', 'red; }', 'colour-format', {}],
    ['menufontsize', '14px', 'number-format', {}],
    ['menufontsize', '11', 'too-small', { minimum: 12 }],
    ['menufontsize', '21', 'too-big', { maximum: 20 }],
    ['zh_cdzk_width', '481', 'too-big', { maximum: 480 }],
    ['noticeSpeed', '499', 'too-small', { minimum: 500 }],
    ['addressFailures', '9', 'too-small', { minimum: 10 }],
    ['zh_dh_width', 'wide', 'measure-format', {}],
    ['fzrq', '2026-02-29', 'date-format', {}],
    ['dlcsfhdz', 'javascript:alert(1)', 'address-format', {}],
  ])('%s is not given %j', async (csid, value, rule, params) => {
    const { setting, give } = await administered();
    const before = await setting(csid);
    const answer = await give(csid, value);
    expect(answer).toMatchObject({ code: 404, data: { field: 'csvalue', rule } });
    for (const number of Object.values(params)) expect(answer.message).toContain(String(number));
    expect(await setting(csid)).toEqual(before);
  });

  it.each(['csmc', 'csmcen', 'csvalue'])('is not changed without %s', async (field) => {
    const { draftOf, post } = await administered();
    const draft = await draftOf('SysName', '财务大厅');
    expect(await post('change', { ...draft, [field]: ' ' })).toMatchObject({ code: 404, data: { field, rule: 'required' } });
  });

  it('is not deleted', async () => {
    const { post } = await administered();
    expect(await post('delete', { csid: 'dwmc', version: 0 })).toMatchObject({ code: 500, data: { rule: 'built-in' } });
  });

  it('is not changed where it is as it was: neither history nor log tell of it', async () => {
    const { post, give, setting } = await administered();
    expect(await give('watermark', '0')).toMatchObject({ code: 200 });
    expect((await post('history', { csid: 'watermark' })).data).toEqual([]);
    expect((await setting('watermark')).version).toBe(0);
  });

  it('that is the last way to sign in stays, but for the QR code', async () => {
    const { give, setting, post } = await administered();
    for (const csid of ['signInPassword', 'signInDirectory', 'signInAuthentication'])
      expect(await give(csid, '0'), csid).toMatchObject({ code: 200 });
    expect(await give('signInCas', '0')).toMatchObject({ code: 500, data: { rule: 'last-way' } });
    expect(await setting('signInCas')).toMatchObject({ csvalue: '1' });
    const { version } = await setting('signInCas');
    expect(await post('restore', { csid: 'signInCas', version })).toMatchObject({ code: 500, data: { rule: 'last-way' } });
    expect(await give('signInQr', '0')).toMatchObject({ code: 200 });
  });
});

describe('SYS-3 SYS-6 a central way in', () => {
  it('SYS-3 is not switched off where administrators have no other', async () => {
    const { hall, give } = await administered();
    const change = (data: object) =>
      hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'admin' }, data }));
    for (const other of ['signInAuthentication', 'signInCas']) await give(other, '0');
    await change({ local: false });
    expect(await give('signInDirectory', '0')).toMatchObject({ code: 500, data: { rule: 'last-admin' } });
    await change({ local: true });
    expect(await give('signInDirectory', '0')).toMatchObject({ code: 200 });
  });
});

describe('SYS-6 a parameter of the institution', () => {
  it('is added, read by everybody who is signed in, changed and deleted; its history stays', async () => {
    const { hall, post, setting, give } = await administered();
    const staff = await hall.signIn('staff');
    expect(await post('create', OWN)).toMatchObject({ code: 200 });
    expect(await setting('fwrx')).toMatchObject({ ...OWN, csfz: 'own', shipped: '0' });
    expect(await told(hall, staff, 'fwrx')).toBe(OWN.csvalue);
    const open = (await hall.post('/api/user/selectShowAllCs', {})).data as Setting[];
    expect(open.map(({ csid }) => csid)).not.toContain('fwrx');
    expect(await give('fwrx', '12345')).toMatchObject({ code: 200 });
    expect((await post('history', { csid: 'fwrx' })).data).toHaveLength(2);
    const { version } = await setting('fwrx');
    expect(await post('restore', { csid: 'fwrx', version })).toMatchObject({ code: 404 });
    expect(await post('delete', { csid: 'fwrx', version })).toMatchObject({ code: 200 });
    expect(await told(hall, staff, 'fwrx')).toBeUndefined();
    expect(await hall.services.database.read.parameterEvent.count({ where: { parameterId: 'fwrx' } })).toBe(3);
    expect(await entryOf(hall, 'parameters.deleteParameter')).toMatchObject({ target: OWN.csmc });
  });

  it.each<[string, object, string, string]>([
    ['without an id', { csid: '' }, 'csid', 'required'],
    ['with an id of blanks', { csid: 'a b' }, 'csid', 'own-id'],
    ['with the id of one of the product', { csid: 'dwmc' }, 'csid', 'id-taken'],
    ['with that id in capitals', { csid: 'DWMC' }, 'csid', 'id-taken'],
    ['without a name', { csmc: '' }, 'csmc', 'required'],
    ['with an English name of blanks', { csmcen: ' ' }, 'csmcen', 'required'],
    ['with a name that nobody sees', { csmc: '\u200b\u2060' }, 'csmc', 'required'],
    ['without a value', { csvalue: '' }, 'csvalue', 'required'],
    ['with too long a value', { csvalue: 'x'.repeat(501) }, 'csvalue', 'too-long'],
  ])('is not added %s, which is said at the field', async (_, wrong, field, rule) => {
    const { post, list } = await administered();
    expect(await post('create', { ...OWN, ...wrong })).toMatchObject({ code: 404, data: { field, rule } });
    expect((await list({ csfz: 'own' })).total).toBe(0);
  });

  it.each(['constructor', '__proto__'])('says %s as any other text', async (csvalue) => {
    const { post, setting } = await administered();
    expect(await post('create', { ...OWN, csvalue })).toMatchObject({ code: 200 });
    expect(await setting(OWN.csid)).toMatchObject({ csvalue, csz: csvalue, cszen: csvalue });
  });

  it('of which there is one too many is refused', async () => {
    const { hall, post } = await administered();
    const data = Array.from({ length: 200 }, (_, index) => ({ id: `own${index}`, name: '一', nameEn: 'One' }));
    await hall.services.database.unitOfWork((tx) => tx.parameterName.createMany({ data }));
    expect(await post('create', OWN)).toMatchObject({ code: 500, data: { rule: 'too-many' } });
  });
});

describe('SYS-6 of two administrators', () => {
  it('who save the same parameter the second is told', async () => {
    const { draftOf, post, setting } = await administered();
    const [mine, other] = [await draftOf('dwmc', '甲大学'), await draftOf('dwmc', '乙大学')];
    const answers = await Promise.all([post('change', mine), post('change', other)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(answers.find(({ code }) => code === 500)).toMatchObject({ data: { rule: 'changed-meanwhile' } });
    const kept = answers[0]?.code === 200 ? '甲大学' : '乙大学';
    expect(await setting('dwmc')).toMatchObject({ csvalue: kept });
  });

  it('who restore and change it the second is told, though it has its default again', async () => {
    const { draftOf, give, post, setting } = await administered();
    await give('watermark', '1');
    const stale = await draftOf('watermark', '0');
    await post('restore', { csid: 'watermark', version: (await setting('watermark')).version });
    expect(await post('change', stale)).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
  });

  it('who add the same one the second is told', async () => {
    const { post } = await administered();
    const answers = await Promise.all([post('create', OWN), post('create', OWN)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
  });
});
