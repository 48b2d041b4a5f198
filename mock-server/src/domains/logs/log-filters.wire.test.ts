import type { SignInRow } from '@hall/database/database';
import { expect, it } from 'vitest';
import { testHall } from '../../testing/test-hall.ts';

/** Seconds of a day long before the demo data, at midnight in Shanghai. */
const DAY = Date.parse('2001-02-03T00:00:00+08:00');
const second = (number: number) => new Date(DAY + number * 1000);

const COMMON = {
  at: second(0),
  staffNumber: '7001',
  person: '王一',
  personEn: 'Wang Yi',
  address: '10.1.0.1',
  browser: 'Chrome',
  result: '200',
};
const READING = { ...COMMON, module: 'menu', action: 'menu.nodes', actionZh: '查询菜单', actionEn: 'The menu', kind: 'read', duration: 5 };

/** What differs from an ordinary reading, by the name that the record goes by here. */
const OPERATIONS: Readonly<
  Record<
    string,
    Partial<
      Omit<typeof READING, 'staffNumber' | 'person' | 'personEn'> & {
        readonly staffNumber: string | null;
        readonly person: string | null;
        readonly personEn: string | null;
        readonly target: string;
        readonly targetEn: string;
      }
    >
  >
> = {
  ordinary: {},
  later: { at: second(86_399) },
  another: { staffNumber: '7002', person: '李二', personEn: 'Li Er' },
  elsewhere: { address: '10.1.0.2' },
  ofNotices: {
    module: 'notices',
    action: 'notices.list',
    actionZh: '查询公告',
    actionEn: 'The notices',
    target: '年终结账',
    targetEn: 'Closing',
  },
  change: { kind: 'change' },
  refused: { result: '403' },
  slow: { duration: 900 },
  added: { action: 'menu.addFavourite', kind: 'change' },
  imported: { action: 'imports.run', kind: 'change' },
  exported: { action: 'logs.exportOperations', kind: 'export' },
  exportedOnce: { action: 'logs.exportSignIns', kind: 'read' },
  printed: { action: 'logs.printOperations', kind: 'print' },
  deleted: { action: 'pages.deleteQuery', kind: 'setting' },
  ended: { action: 'people.endSessions', kind: 'change' },
  nobody: { staffNumber: null, person: null, personEn: null },
};

const SIGN_IN = { ...COMMON, userName: 'ordinary', way: 'password' };
const SIGN_INS: Readonly<Record<string, Partial<SignInRow>>> = {
  ordinary: {},
  later: { at: second(86_399) },
  another: { staffNumber: '7002', person: '李二', personEn: 'Li Er' },
  elsewhere: { address: '10.1.0.2' },
  refused: { result: '402' },
  linked: { way: 'url' },
};

async function loggedHall() {
  const hall = await testHall();
  const names = Object.keys(OPERATIONS);
  await hall.services.database.unitOfWork(async (tx) => {
    await tx.operationRecord.createMany({ data: names.map((name) => ({ ...READING, browser: name, ...OPERATIONS[name] })) });
    await tx.signInRecord.createMany({ data: Object.entries(SIGN_INS).map(([name, own]) => ({ ...SIGN_IN, browser: name, ...own })) });
  });
  const token = await hall.signIn('secauditor');
  /** The records that a filter finds among those of the day. */
  return async (log: string, filter: object) => {
    const asked = { from: '2001-02-03', to: '2001-02-03', limit: 100, ...filter };
    const { rows } = (await hall.post(`/api/logs/${log}`, asked, token)).data as { rows: { browser: string }[] };
    return rows.map(({ browser }) => browser).sort();
  };
}

it.each<[string, string, Readonly<Record<string, object>>, readonly [object, string[]][]]>([
  [
    'operation',
    'operations',
    OPERATIONS,
    [
      [
        { columnFilters: [{ id: 'kind', val: ['read'], excluded: '1' }] },
        ['added', 'change', 'deleted', 'ended', 'exported', 'imported', 'printed'],
      ],
      [
        { columnFilters: [{ id: 'kind', val: ['read', 'setting'], excluded: '1' }] },
        ['added', 'change', 'ended', 'exported', 'imported', 'printed'],
      ],
      [{ columnFilters: [{ id: 'kind', val: ['read', 'setting', 'export', 'print', 'change'], excluded: '1' }] }, []],
      [{ kind: 'setting' }, ['deleted']],
      [{ columnFilters: [{ id: 'action', val: ['查询公告'] }] }, ['ofNotices']],
      [{ columnFilters: [{ id: 'address', val: ['10.1.0.2'] }] }, ['elsewhere']],
      [{ columnFilters: [{ id: 'person', val: ['李二'] }] }, ['another']],
      [{ columnFilters: [{ id: 'person', val: ['王一'], excluded: '1' }] }, ['another', 'nobody']],
      [{ columnFilters: [{ id: 'staffNumber', val: ['7001', '7002'], excluded: '1' }] }, ['nobody']],
      [{ columnFilters: [{ id: 'result', val: ['200'], excluded: '1' }] }, ['refused']],
      [
        {
          columnFilters: [
            { id: 'target', val: ['年终结账'], excluded: '1' },
            { id: 'kind', val: ['change'] },
          ],
        },
        ['added', 'change', 'ended', 'imported'],
      ],
      [{ columnFilters: [{ id: 'verb', val: ['create'] }] }, ['added', 'imported']],
      [{ columnFilters: [{ id: 'verb', val: ['export', 'delete'] }] }, ['deleted', 'exported', 'exportedOnce']],
      [{ columnFilters: [{ id: 'verb', val: ['print'] }] }, ['printed']],
      [{ columnFilters: [{ id: 'verb', val: ['change'] }] }, ['change', 'ended']],
      [
        { columnFilters: [{ id: 'verb', val: ['read'], excluded: '1' }] },
        ['added', 'change', 'deleted', 'ended', 'exported', 'exportedOnce', 'imported', 'printed'],
      ],
      [{ module: 'notices' }, ['ofNotices']],
      [{ kind: 'change' }, ['added', 'change', 'ended', 'imported']],
      [{ text: '年终' }, ['ofNotices']],
      [{ text: 'Clos' }, ['ofNotices']],
      [{ text: '查询公告' }, ['ofNotices']],
      [{ text: 'notices' }, ['ofNotices']],
      [{ durationFrom: 900 }, ['slow']],
      [{ durationFrom: 6, durationTo: 900 }, ['slow']],
      [{ durationFrom: 901 }, []],
      [{ result: '403' }, ['refused']],
      [{ result: '403', kind: 'change' }, []],
    ],
  ],
  [
    'sign-in',
    'sign-ins',
    SIGN_INS,
    [
      [{ result: '402' }, ['refused']],
      [{ way: 'url' }, ['linked']],
      [{ way: 'url', result: '402' }, []],
    ],
  ],
])('SYS-7 the %s log finds by each filter the records that it is about, and no others', async (_, log, records, own) => {
  const found = await loggedHall();
  const shared: readonly [object, string[]][] = [
    [{}, Object.keys(records).sort()],
    [{ to: '2001-02-02', from: '2001-02-02' }, []],
    [{ from: '2001-02-03 23:59:59' }, ['later']],
    [{ person: '7002' }, ['another']],
    [{ person: '李' }, ['another']],
    [{ person: 'Li Er' }, ['another']],
    [{ address: '10.1.0.2' }, ['elsewhere']],
  ];
  for (const [filter, names] of [...shared, ...own]) expect([filter, await found(log, filter)]).toEqual([filter, names]);
});

it('SYS-7 a sign-in record has the address and the browser that the attempt came from', async () => {
  const hall = await testHall();
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
  const attempt = { yhm: 'staff', mm: await hall.sealed('wrong password') };
  await hall.send('POST', '/api/login', attempt, { 'x-forwarded-for': '10.9.8.7', 'user-agent': agent });
  const token = await hall.signIn('secauditor');
  const { rows } = (await hall.post('/api/logs/sign-ins', { address: '10.9.8.7' }, token)).data as { rows: object[] };
  expect(rows).toEqual([
    expect.objectContaining({
      address: '10.9.8.7',
      browser: expect.stringMatching(/^Chrome.*Windows/),
      userName: 'staff',
      way: 'password',
      result: '402',
    }),
  ]);
  const [row] = rows as { id: string }[];
  const shown = (await hall.post('/api/logs/sign-ins', { id: row?.id }, token)).data;
  expect(shown).toMatchObject({ total: 1, rows: [{ id: row?.id }] });
  expect((await hall.post('/api/logs/sign-ins', { id: 'none' }, token)).data).toMatchObject({ total: 0 });
});
