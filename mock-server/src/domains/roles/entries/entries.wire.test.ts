import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { type TestHall, testHall } from '../../../testing/test-hall.ts';

interface Entry {
  readonly qxid: string;
  readonly fqxid?: string;
  readonly pxh: number;
  readonly version: number;
  readonly path?: string;
}

const OWN = { qxid: 'canteen', pxh: 70, qxmc: '食堂指南', qxmcen: 'Canteen guide', sfml: '0', path: '/loans' };
const DIRECTORY = { qxid: 'campus', pxh: 71, qxmc: '校园服务', qxmcen: 'Campus', sfml: '1' };

async function administered(roleId = 'admin') {
  const hall = await testHall();
  const token = roleId === 'admin' ? await hall.signIn('admin') : await signInWith(hall, roleId);
  const post = (call: string, body: object) => hall.post(`/api/permissions/${call}`, body, token);
  const tree = async () => (await hall.get('/api/permissions/tree', token)).data as Entry[];
  const entry = async (qxid: string) => (await tree()).find((one) => one.qxid === qxid) as Entry;
  /** Changes an entry as it stands. */
  const change = async (qxid: string, body: object) => post('change', { ...drafted(await entry(qxid)), ...body });
  const move = async (qxid: string, body: object) => post('move', { qxid, version: (await entry(qxid)).version, ...body });
  return { hall, token, post, tree, entry, change, move };
}

/** What a form sends of an entry that it was given. */
function drafted(entry: object): object {
  const { component: _, shipped: __, sfcz: ___, logogram: ____, ...draft } = entry as Record<string, unknown>;
  return draft;
}

const give = (hall: TestHall, roleId: string, permissionId: string) =>
  hall.services.database.unitOfWork((tx) => tx.rolePermission.create({ data: { roleId, permissionId } }));

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

interface Node {
  readonly qid: string;
  readonly path?: string;
  readonly sysMenuList?: Node[];
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.sysMenuList ?? [])]);
const menuOf = async (hall: TestHall, token: string) => flat((await hall.get('/api/menu/mymenu', token)).data as Node[]);

describe('a menu entry', () => {
  it('SYS-4 is made, and is in the menu of who is given it at the next call, without a new sign-in', async () => {
    const { hall, post } = await administered();
    const theirs = await hall.signIn('staff');
    expect(await post('create', OWN)).toMatchObject({ code: 200 });
    expect((await menuOf(hall, theirs)).map(({ qid }) => qid)).not.toContain('canteen');
    await give(hall, 'staff', 'canteen');
    expect(await menuOf(hall, theirs)).toContainEqual(expect.objectContaining({ qid: 'canteen', path: '/loans' }));
    expect(await entryOf(hall, 'roles.createMenuEntry')).toMatchObject({
      ...{ kind: 'change', target: '食堂指南', targetEn: 'Canteen guide' },
      changes: expect.arrayContaining([expect.objectContaining({ fieldEn: 'Path', after: '/loans' })]),
    });
  });

  it.each<[string, object, string, string]>([
    ['without an id', { qxid: '' }, 'qxid', 'required'],
    ['with an id that there is', { qxid: 'loans' }, 'qxid', 'id-taken'],
    ['with that id in capitals', { qxid: 'Loans' }, 'qxid', 'id-taken'],
    ['with the id of the start page', { qxid: 'home' }, 'qxid', 'id-taken'],
    ['without a name', { qxmc: ' ' }, 'qxmc', 'required'],
    ['with a name that nobody sees', { qxmc: '\u200b\u3164' }, 'qxmc', 'required'],
    ['without a name in English', { qxmcen: '' }, 'qxmcen', 'required'],
    ['with a name that nobody sees', { qxmc: '\u200b\u2060' }, 'qxmc', 'required'],
    ['without a serial number', { pxh: undefined }, 'pxh', 'required'],
    ['without a path', { path: '' }, 'path', 'required'],
    ['below a function', { fqxid: 'loans' }, 'fqxid', 'parent-directory'],
    ['below nothing that there is', { fqxid: 'nothing' }, 'fqxid', 'not-found'],
    ['with a script as its path', { path: 'javascript:alert(1)' }, 'path', 'entry-address'],
    ['with another site as its path', { path: '//evil.example' }, 'path', 'entry-address'],
    ['with another site behind a backslash', { path: '/\\evil.example' }, 'path', 'entry-address'],
    ['with an address of nobody', { path: 'https://evil.example' }, 'path', 'entry-address'],
    ['with a call as its path', { path: '/x/../api/permissions/delete' }, 'path', 'entry-address'],
    ['with a script as where it leads', { cdx: 'javascript:alert(1)' }, 'cdx', 'entry-address'],
    ['of a system that there is not', { sysid: 'nothing' }, 'sysid', 'not-found'],
    ['of a system with a script', { sysid: 'assets', path: 'javascript:alert(1)' }, 'path', 'entry-address-of-system'],
    ['of a system with another site', { sysid: 'assets', path: 'http://evil.example/assets/x' }, 'path', 'entry-address-of-system'],
    ['of a system with a path that leaves it', { sysid: 'assets', path: '/../payroll' }, 'path', 'entry-address-of-system'],
    ['of a system as somebody', { sysid: 'assets', path: 'http://me:it@linked.test/assets/x' }, 'path', 'entry-address-of-system'],
  ])('SYS-4 is not made %s, which is said at the field', async (_, change, field, rule) => {
    const { post, tree } = await administered();
    const before = (await tree()).length;
    expect(await post('create', { ...OWN, ...change })).toMatchObject({ code: 404, data: { field, rule } });
    expect(await tree()).toHaveLength(before);
  });

  it('SYS-4 takes no component: which page it is says the product alone', async () => {
    const { post } = await administered();
    expect(await post('create', { ...OWN, component: 'people/accounts' })).toMatchObject({ code: 404, data: { rule: 'unknown' } });
  });

  it('SYS-4 of a linked system opens below its address, written in full or not', async () => {
    const { hall, post, entry } = await administered();
    const theirs = await hall.signIn('staff');
    await post('create', { ...OWN, sysid: 'policies', path: 'http://linked.test/policies/travel?y=2026' });
    await give(hall, 'staff', 'canteen');
    expect(await entry('canteen')).toMatchObject({ path: '/travel?y=2026' });
    const asked = await hall.post('/api/menu/getNewPageUrl', { qid: 'canteen' }, theirs);
    expect(asked.data).toBe('http://linked.test/policies/travel?y=2026');
    expect(await menuOf(hall, theirs)).toContainEqual(expect.objectContaining({ qid: 'canteen', path: asked.data }));
  });

  it('SYS-4 SYS-15 lets nobody make a call', async () => {
    const { hall, post } = await administered();
    await post('create', { ...OWN, path: '/xtsz/roles' });
    await makeRole(hall, 'guest', 'canteen');
    const theirs = await signInWith(hall, 'guest');
    expect(await hall.post('/api/roles/list', {}, theirs)).toMatchObject({ code: 403 });
  });

  it('SYS-4 is changed with what the log tells of, and opens a path in place of its own where it leads there', async () => {
    const { hall, post, change } = await administered();
    await post('create', OWN);
    await give(hall, 'staff', 'canteen');
    expect(await change('canteen', { qxmc: '餐厅', cdx: '/tzgg' })).toMatchObject({ code: 200 });
    const theirs = await hall.signIn('staff');
    expect(await menuOf(hall, theirs)).toContainEqual(expect.objectContaining({ qid: 'canteen', qname: '餐厅', path: '/tzgg' }));
    expect(await entryOf(hall, 'roles.changeMenuEntry')).toMatchObject({
      changes: [
        expect.objectContaining({ fieldEn: 'Name', before: '食堂指南', after: '餐厅' }),
        expect.objectContaining({ fieldEn: 'Redirect', before: '', after: '/tzgg' }),
      ],
    });
  });

  it('SYS-4 stays a directory or a function', async () => {
    const { post, change } = await administered();
    await post('create', DIRECTORY);
    expect(await change('campus', { sfml: '0', path: '/loans' })).toMatchObject({ code: 404, data: { field: 'sfml', rule: 'kind-stays' } });
  });

  it('SYS-4 of two who change it the second is told, and nothing of the first is lost', async () => {
    const { post, entry } = await administered();
    await post('create', OWN);
    const draft = drafted(await entry('canteen'));
    const both = await Promise.all(['甲', '乙'].map((qxmc) => post('change', { ...draft, qxmc })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject({ data: { rule: 'changed-meanwhile' } });
    expect(await entry('canteen')).toMatchObject({ version: 2, qxmc: both[0]?.code === 200 ? '甲' : '乙' });
  });

  it('SYS-4 of the same serial number the heavier comes first', async () => {
    const { post, tree } = await administered();
    await post('create', OWN);
    await post('create', { ...OWN, qxid: 'heavy', qz: 5 });
    const ids = (await tree()).map(({ qxid }) => qxid);
    expect(ids.indexOf('heavy')).toBe(ids.indexOf('canteen') - 1);
  });
});

describe('an entry of the product', () => {
  it('SYS-4 is renamed, hidden and given another icon', async () => {
    const { hall, change, entry } = await administered();
    expect(await change('loans', { qxmc: '我的欠款', ycbz: '1', img: 'wallet', pxh: 77 })).toMatchObject({ code: 200 });
    expect(await entry('loans')).toMatchObject({
      qxmc: '我的欠款',
      ycbz: '1',
      img: 'wallet',
      pxh: 77,
      logogram: expect.stringContaining('wdqk'),
    });
    expect((await menuOf(hall, await hall.signIn('staff'))).map(({ qid }) => qid)).not.toContain('loans');
  });

  it.each([
    ['path', { path: '/evil' }],
    ['sysid', { sysid: 'assets' }],
    ['urlflg', { urlflg: '2' }],
    ['sfml', { sfml: '1' }],
    ['memo1', { memo1: '1' }],
  ])('SYS-4 keeps its %s', async (field, body) => {
    const { change, entry } = await administered();
    const before = await entry('loans');
    expect(await change('loans', body)).toMatchObject({ code: 404, data: { field, rule: 'product-entry' } });
    expect(await entry('loans')).toEqual(before);
  });

  it('SYS-4 is not deleted', async () => {
    const { post, entry } = await administered();
    const { version } = await entry('loans');
    const { sjrs } = (await post('use', { qxid: 'loans' })).data as { sjrs: number };
    expect(await post('delete', { qxid: 'loans', version, sjrs })).toMatchObject({ code: 500, data: { rule: 'product-stays' } });
  });
});

describe('where an entry stands', () => {
  it('SYS-4 is in front of another one, or last, with as few serial numbers changed as can be', async () => {
    const { post, move, tree } = await administered();
    for (const [nth, qxid] of ['one', 'two', 'three'].entries()) await post('create', { ...OWN, qxid, fqxid: 'guides', pxh: nth + 50 });
    const order = async () =>
      (await tree())
        .filter(({ fqxid }) => fqxid === 'guides')
        .map(({ qxid }) => qxid)
        .slice(-3);
    const before = await tree();
    expect(await move('three', { fqxid: 'guides', qid: 'two' })).toMatchObject({ code: 200 });
    expect(await order()).toEqual(['one', 'three', 'two']);
    expect(await move('one', { fqxid: 'guides' })).toMatchObject({ code: 200 });
    expect(await order()).toEqual(['three', 'two', 'one']);
    const touched = (await tree()).filter(({ qxid, version }) => before.find((one) => one.qxid === qxid)?.version !== version);
    expect(touched.map(({ qxid }) => qxid).sort()).toEqual(['one', 'three', 'two']);
  });

  it('SYS-4 is never below itself, also when two moves race', async () => {
    const { post, move, change, entry } = await administered();
    for (const qxid of ['a', 'b', 'c']) await post('create', { ...DIRECTORY, qxid });
    await move('b', { fqxid: 'a' });
    for (const fqxid of ['a', 'b']) expect(await move('a', { fqxid })).toMatchObject({ code: 404, data: { rule: 'below-itself' } });
    expect(await change('a', { fqxid: 'b' })).toMatchObject({ code: 404, data: { field: 'fqxid', rule: 'below-itself' } });
    const [a, c] = [await entry('a'), await entry('c')];
    const both = await Promise.all([
      post('move', { qxid: 'a', version: a.version, fqxid: 'c' }),
      post('move', { qxid: 'c', version: c.version, fqxid: 'b' }),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 404]);
    expect(both.find(({ code }) => code === 404)).toMatchObject({ data: { field: 'fqxid', rule: 'below-itself' } });
  });

  it('SYS-4 is told to have changed where somebody else has moved it, or the one in front of which it should go', async () => {
    const { post, move, entry } = await administered();
    await post('create', OWN);
    const { version } = await entry('canteen');
    await move('canteen', { fqxid: 'guides' });
    expect(await post('move', { qxid: 'canteen', version })).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
    expect(await move('canteen', { qid: 'guides.sheet' })).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
  });

  it('SYS-4 SYS-15 is in the system settings or outside, as the product has it; what an administrator made goes anywhere', async () => {
    const { hall, post, move, tree } = await administered();
    const apart = { code: 404, data: { field: 'fqxid', rule: 'settings-apart' } };
    expect(await move('loans', { fqxid: 'system' })).toMatchObject(apart);
    expect(await move('system.roles', {})).toMatchObject(apart);
    expect(await move('system.roles.edit', { fqxid: 'guides' })).toMatchObject({ code: 404, data: { rule: 'action-stays' } });
    await post('create', DIRECTORY);
    expect(await move('loans', { fqxid: 'campus' })).toMatchObject({ code: 200 });
    expect(await move('campus', { fqxid: 'system' })).toMatchObject(apart);
    await post('create', { ...OWN, fqxid: 'system' });
    const admins = await hall.signIn('admin');
    expect(JSON.stringify((await hall.get('/api/menu/mymenu', admins)).data)).toContain('canteen');
    expect((await tree()).find(({ qxid }) => qxid === 'loans')).toMatchObject({ fqxid: 'campus' });
  });
});

describe('an entry that is deleted', () => {
  it('SYS-4 goes once it is told who loses it, and what goes with it', async () => {
    const { hall, post, entry } = await administered();
    await post('create', { ...OWN, fqxid: 'guides' });
    await give(hall, 'staff', 'canteen');
    const people = await hall.services.database.read.person.count({ where: { enabled: true, roles: { some: { roleId: 'staff' } } } });
    const { version } = await entry('canteen');
    const use = (await post('use', { qxid: 'canteen' })).data as { sjrs: number; roles: object[]; named: object[] };
    expect(use).toMatchObject({ xjs: 0, sjrs: people, roles: [{ jsid: 'staff', jsmcen: 'Staff' }] });
    expect(use.named).toHaveLength(10);
    const changed = { code: 500, data: { rule: 'changed-meanwhile' } };
    expect(await post('delete', { qxid: 'canteen', version, sjrs: 0 })).toMatchObject(changed);
    expect(await post('delete', { qxid: 'canteen', version: version + 1, sjrs: people })).toMatchObject(changed);
    expect(await post('delete', { qxid: 'canteen', version, sjrs: people })).toMatchObject({ code: 200 });
    expect(await entry('canteen')).toBeUndefined();
    const entered = { action: 'roles.deleteMenuEntry', result: '200' };
    expect(await hall.services.database.read.operationRecord.findFirst({ where: entered })).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Parent', beforeEn: 'Guides' }),
        expect.objectContaining({ fieldEn: 'Roles that hold it', beforeEn: 'Staff' }),
      ]),
    });
    expect(await post('use', { qxid: 'canteen' })).toMatchObject({ code: 404 });
  });

  it('SYS-4 takes nothing along that stands below it', async () => {
    const { post, entry } = await administered();
    await post('create', DIRECTORY);
    await post('create', { ...OWN, fqxid: 'campus' });
    const { version } = await entry('campus');
    expect(await post('delete', { qxid: 'campus', version, sjrs: 0 })).toMatchObject({
      ...{ code: 500, data: { rule: 'has-entries-below', params: { count: 1 } } },
    });
  });
});

describe('who may change entries', () => {
  it('SYS-4 is who holds the permission for it, which bites at the next call', async () => {
    const hall = await testHall();
    await makeRole(hall, 'reader', 'system.permissions');
    const token = await signInWith(hall, 'reader');
    expect(await hall.get('/api/permissions/tree', token)).toMatchObject({ code: 200 });
    expect(await hall.post('/api/permissions/create', OWN, token)).toMatchObject({ code: 403 });
    await give(hall, 'reader', 'system.permissions.edit');
    expect(await hall.post('/api/permissions/create', OWN, token)).toMatchObject({ code: 200 });
    expect(await hall.post('/api/permissions/delete', { qxid: 'canteen', version: 1, sjrs: 0 }, token)).toMatchObject({ code: 403 });
  });
});
