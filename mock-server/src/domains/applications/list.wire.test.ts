import { describe, expect, it } from 'vitest';
import { applicationIn, applyingHall } from '../../testing/applying-hall.ts';
import { inDays, makeProject } from '../../testing/giving-hall.ts';

type Name = 'own' | 'approvals' | 'all';

/**
 * Five applications: `a` of staff, pending; `b` of deptlead for nophone, rejected; `c` of staff, withdrawn; `d` of staff on a project of
 * another department, pending; `e`, a draft of staff.
 */
async function filled() {
  const hall = await applyingHall();
  const elsewhere = await makeProject(hall.hall, { code: 'AP2', leader: 'deptlead' });
  const later = async <T>(make: () => Promise<T>): Promise<T> => {
    hall.hall.clock.advance(60_000);
    return make();
  };
  const a = await hall.submitted({ sqje: '30.00', ksrq: inDays(hall.hall, 3) });
  const b = await later(async () => hall.submitted({ sqje: '10.00', bsqrgh: await hall.numberOf('nophone') }, 'deptlead'));
  const c = await later(() => hall.submitted({ sqje: '20.00', xts: ['income'], ksrq: inDays(hall.hall, 1) }));
  const d = await later(() => hall.submitted({ sqje: '40.00', xmbh: elsewhere, ksrq: inDays(hall.hall, 2) }));
  const e = applicationIn(await later(() => hall.save({ sqje: '', xts: ['query'] })));
  await later(() => hall.reject('leader', b));
  await later(() => hall.withdraw(c));
  const letters = new Map(Object.entries({ a, b, c, d, e }).map(([letter, { sqdh }]) => [sqdh, letter]));
  /** Those of the five that a list has, in its order. */
  const found = async (by: string, name: Name, filter: object = {}) =>
    (await hall.list(by, name, { limit: 100, ...filter })).map(({ sqdh }) => letters.get(sqdh) ?? '').join('');
  return { ...hall, found, a };
}

/** What each filter finds of the five, as `finadmin` sees all that were submitted. */
const FILTERS: readonly (readonly [filter: object, found: string])[] = [
  [{}, 'dcba'],
  [{ sqrxm: '陈国华' }, 'b'],
  [{ sqrxm: 'wang fang' }, 'dca'],
  [{ sqrxm: 'nobody' }, ''],
  [{ bsqr: '陈国华' }, ''],
  [{ bsqr: 'Wang' }, 'dca'],
  [{ bmbh: 'computing' }, 'cba'],
  [{ bmbh: 'mechanical' }, 'd'],
  [{ bmbh: 'library' }, ''],
  [{ sqzt: '待审核' }, 'da'],
  [{ sqzt: '已驳回' }, 'b'],
  [{ sqzt: '已撤回' }, 'c'],
  [{ sqzt: '草稿' }, ''],
  [{ text: 'AP2' }, 'd'],
  [{ text: 'Digital archives AP0000001' }, 'cba'],
  [{ sqzt: '待审核', bmbh: 'computing', sqrxm: '王芳' }, 'a'],
  [{ columnFilters: [{ id: 'sqzt', val: ['已驳回', '已撤回'] }] }, 'cb'],
  [{ columnFilters: [{ id: 'sqzt', val: ['pending'] }] }, ''],
  [{ columnFilters: [{ id: 'sqzt', val: ['待审核'], excluded: '1' }] }, 'cb'],
];

describe('PROJ-28 the list of all applications', () => {
  it('is filtered by applicant, authorized person, department, state and text', async () => {
    const { found, numberOf, hall } = await filled();
    for (const [filter, letters] of FILTERS) expect(await found('finadmin', 'all', filter), JSON.stringify(filter)).toBe(letters);
    expect(await found('finadmin', 'all', { bsqr: await numberOf('nophone') })).toBe('b');
    expect(await found('finadmin', 'all', { sqrxm: await numberOf('staff') })).toBe('dca');
    await hall.services.database.unitOfWork((tx) => tx.department.update({ where: { id: 'computing' }, data: { parentId: 'it' } }));
    expect(await found('finadmin', 'all', { bmbh: 'it' })).toBe('cba');
  });

  it.each([
    ['sqje', 'bcad'],
    ['ksrq', 'bcda'],
    ['tbsj', 'abcd'],
    ['tjsj', 'abcd'],
  ])('is sorted by %s, either way', async (sortField, letters) => {
    const { found } = await filled();
    expect(await found('finadmin', 'all', { sortField, sortOrder: 'asc' })).toBe(letters);
    expect(await found('finadmin', 'all', { sortField, sortOrder: 'desc' })).toBe([...letters].reverse().join(''));
  });

  it('has those that were never decided last when it is sorted by the time of that', async () => {
    const { found } = await filled();
    for (const sortOrder of ['asc', 'desc']) expect(await found('finadmin', 'all', { sortField: 'shsj', sortOrder })).toMatch(/^b/);
  });
});

describe('PROJ-14 PROJ-20 the lists of who applies and of who decides', () => {
  const both = async ({ found }: { readonly found: Awaited<ReturnType<typeof filled>>['found'] }, filter: object) => [
    await found('staff', 'own', filter),
    await found('leader', 'approvals', filter),
  ];

  it('are filtered by state, number and text, the newest first unless sorted', async () => {
    const hall = await filled();
    expect(await both(hall, {})).toEqual(['edca', 'ba']);
    expect(await both(hall, { sqzt: '待审核' })).toEqual(['da', 'a']);
    expect(await both(hall, { sqzt: '草稿' })).toEqual(['e', '']);
    expect(await both(hall, { sqdh: hall.a.sqdh })).toEqual(['a', 'a']);
    expect(await both(hall, { text: 'AP2' })).toEqual(['d', '']);
    expect(await both(hall, { sortField: 'sqje', sortOrder: 'asc' })).toEqual(['cade', 'ba']);
    expect(await both(hall, { sortField: 'sqje', sortOrder: 'desc' })).toEqual(['dace', 'ab']);
  });

  it('and approvals by applicant and authorized person as well', async () => {
    const { found } = await filled();
    expect(await found('leader', 'approvals', { sqrxm: '陈国华' })).toBe('b');
    expect(await found('leader', 'approvals', { bsqr: '王芳' })).toBe('a');
  });
});
