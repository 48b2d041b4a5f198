import { spellingOf } from '@hall/database/spelling';
import { describe, expect, it } from 'vitest';
import { testHall } from '../../../testing/test-hall.ts';

interface Found {
  readonly total: number;
  readonly rows: readonly { readonly ygbh: string; readonly ygmc: string; readonly bmbh: string }[];
}

async function administered() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const get = async (call: string) => hall.get(`/api/yhxx/${call}`, token);
  const someone = await hall.services.database.read.person.findUniqueOrThrow({
    where: { userName: 'staff' },
    include: { department: true },
  });
  return { hall, get, someone };
}

describe('somebody who is looked up', () => {
  it.each([
    ['张三', 'zs zhangsan'],
    ['单雄信', 'sxx shanxiongxin'],
    ['曾国藩', 'zgf zengguofan'],
    ['吕布', 'lb lvbu'],
    ['Anna Li', 'al annali'],
  ])('SYS-2 is spelled as surnames are read: %s', (name, spelling) => {
    expect(spellingOf(name)).toBe(spelling);
  });

  it('SYS-2 is found by name, by number, by initials, by the beginning of all syllables, and by the name in English', async () => {
    const { get, someone } = await administered();
    const [initials = '', syllables = ''] = spellingOf(someone.name).split(' ');
    for (const text of [someone.name, someone.staffNumber, initials, syllables.slice(0, -1), syllables.toUpperCase(), someone.nameEn]) {
      const { rows } = (await get(`sysuser?text=${encodeURIComponent(text)}&limit=100`)).data as Found;
      expect(rows.map(({ ygbh }) => ygbh)).toContain(someone.staffNumber);
    }
    expect((await get(`sysuser?text=${syllables.slice(2)}`)).data).toMatchObject({ total: 0 });
  });

  it('SYS-2 is found in a department and below it', async () => {
    const { get, hall, someone } = await administered();
    await hall.services.database.unitOfWork(async (tx) => {
      const department = { id: 'below', name: '下级', nameEn: 'Below', parentId: someone.departmentId };
      await tx.department.create({ data: department });
      await tx.person.update({ where: { id: someone.id }, data: { departmentId: department.id } });
    });
    const elsewhere = await hall.services.database.read.department.findFirstOrThrow({
      where: { id: { not: someone.departmentId }, parentId: null, children: { none: {} } },
    });
    const at = async (bmbh: string | null) =>
      ((await get(`sysuserbmbh?bmbh=${bmbh}&limit=100`)).data as Found).rows.map(({ ygbh }) => ygbh);
    expect(await at('below')).toEqual([someone.staffNumber]);
    expect(await at(someone.departmentId)).toContain(someone.staffNumber);
    expect(await at(elsewhere.id)).not.toContain(someone.staffNumber);
    expect(await get('sysuserbmbh?bmbh=nowhere')).toMatchObject({ code: 404, data: { field: 'bmbh' } });
  });

  it('SYS-2 is told with department and roles', async () => {
    const { get, someone } = await administered();
    expect((await get(`userbmandjs?ygbh=${someone.staffNumber}`)).data).toMatchObject({
      ryxx: { ygmc: someone.name, bmmc: someone.department.name },
      roles: [{ jsid: 'staff', jsmc: '教职工', jsmcen: 'Staff' }],
    });
    expect((await get(`getusername?ygbh=${someone.staffNumber}`)).data).toMatchObject({ ygmc: someone.name });
    for (const call of ['userbmandjs', 'getusername'])
      expect(await get(`${call}?ygbh=0`)).toMatchObject({ code: 404, data: { field: 'ygbh' } });
  });

  it('SYS-2 SEC-1 is looked up by nobody who chooses no people', async () => {
    const { hall } = await administered();
    const token = await hall.signIn('staff');
    for (const call of ['sysuser', 'bmxxlist', 'getusername?ygbh=1', 'getbmname?bmbh=1', 'userbmandjs?ygbh=1', 'sysuserbmbh?bmbh=1'])
      expect(await hall.get(`/api/yhxx/${call}`, token)).toMatchObject({ code: 403 });
  });
});

describe('departments', () => {
  it('SYS-2 are told each after the one above it, with how many people they have', async () => {
    const { get, someone } = await administered();
    const all = (await get('bmxxlist')).data as { bmbh: string; sjbmbh?: string; bmrs: number }[];
    for (const [index, { sjbmbh }] of all.entries()) if (sjbmbh) expect(all.slice(0, index).map(({ bmbh }) => bmbh)).toContain(sjbmbh);
    expect(all.find(({ bmbh }) => bmbh === someone.departmentId)?.bmrs).toBeGreaterThan(0);
    expect((await get(`getbmname?bmbh=${someone.departmentId}`)).data).toMatchObject({ bmmc: someone.department.name });
  });
});
