import { describe, expect, it } from 'vitest';
import { changingHall } from '../../../testing/changing-hall.ts';
import { CHILD, dayFrom, GRANT, makeChild, makeGrant } from '../../../testing/grant-hall.ts';

const OTHER = 'SQ2099000009';

interface NoticeRow {
  readonly tzbh: string;
  readonly sqbh: string;
  readonly ryxm: string;
  readonly bgzt: string;
  readonly qrsj?: string;
  readonly kczs: string[];
}

/** {@link changingHall}, with how people see and confirm what they are told. */
async function toldHall() {
  const held = await changingHall();
  const { call, hall } = held;
  const notices = async (by: string, asked: object = {}) =>
    ((await call(by, 'change/notices', { limit: 100, text: 'TEST-1', ...asked })).data as { rows: NoticeRow[] }).rows;
  const confirm = (by: string, tzbh: string) => call(by, 'change/confirm', { tzbh });
  const idOf = async (by: string, asked: object = {}) => (await notices(by, asked))[0]?.tzbh ?? '0';
  const newsOf = async (userName: string) => {
    const { id } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });
    return hall.services.database.read.news.count({ where: { topic: 'todos', personId: id } });
  };
  return { ...held, notices, confirm, idOf, newsOf };
}

const brief = ({ sqbh, ryxm, kczs }: NoticeRow) => [sqbh, ryxm, ...kczs];

describe('the notices of changes', () => {
  it('PROJ-25 are those that one is told, and those of grants that one gave or whose project one leads, and no others', async () => {
    const hall = await toldHall();
    await makeChild(hall.hall);
    await hall.changeIt();
    await hall.changeIt({ sqje: '400.00', jsrq: (await hall.stored(CHILD)).lastDay }, 'staff', CHILD);
    expect((await hall.notices('staff')).map(brief)).toEqual([
      [CHILD, '孙立'],
      [GRANT, '王芳', 'confirm'],
    ]);
    expect((await hall.notices('analyst')).map(brief)).toEqual([[CHILD, '孙立', 'confirm']]);
    expect((await hall.notices('leader')).map(brief)).toEqual([
      [CHILD, '孙立'],
      [GRANT, '王芳'],
    ]);
    expect(await hall.notices('approver')).toEqual([]);
    // Who manages the grants of all is told of none of them.
    expect(await hall.notices('finadmin')).toEqual([]);
  });

  it('PROJ-25 say what changed, from when on, by whom and why', async () => {
    const { changeIt, notices, today } = await toldHall();
    await changeIt();
    expect(await notices('staff')).toMatchObject([
      {
        ...{ sqbh: GRANT, bgxh: 2, xmbh: 'TEST-1', xmmc: '试验项目', xmmcen: 'Trial project', bsqr: '王芳', bsqren: 'Wang Fang' },
        ...{ bgnr: '授权额度：1,000.00 元 → 1,500.00 元', bgnren: 'amount: 1,000.00 yuan → 1,500.00 yuan' },
        ...{ bgrq: today(), bgzt: 'active', bgyy: '试验变更', bgr: '赵明远', bgren: 'Zhao Mingyuan' },
        ...{ ryxm: '王芳', ryxmen: 'Wang Fang', kczs: ['confirm'] },
      },
    ]);
  });

  it('PROJ-25 are found by grant, project, person, and whether they were seen', async () => {
    const { hall, changeIt, notices, confirm, idOf } = await toldHall();
    await makeGrant(hall, { number: OTHER, to: 'analyst' });
    await changeIt();
    await changeIt({}, 'leader', OTHER);
    await confirm('staff', await idOf('staff'));
    const found = async (asked: object) => (await notices('leader', asked)).map(({ sqbh }) => sqbh);
    expect(await found({})).toEqual([OTHER, GRANT]);
    expect(await found({ sortField: 'tzsj', sortOrder: 'asc' })).toEqual(expect.arrayContaining([OTHER, GRANT]));
    expect(await found({ sqbh: GRANT })).toEqual([GRANT]);
    expect(await found({ text: OTHER })).toEqual([OTHER]);
    expect(await found({ text: 'Trial' })).toEqual([OTHER, GRANT]);
    expect(await found({ ryxm: '王芳' })).toEqual([GRANT]);
    expect(await found({ sfqr: '1' })).toEqual([GRANT]);
    expect(await found({ sfqr: '0' })).toEqual([OTHER]);
    expect(await found({ tzbh: await idOf('analyst') })).toEqual([OTHER]);
    expect(await found({ tzbh: String(2 ** 40) })).toEqual([]);
    expect(await found({ sortField: 'qrsj', sortOrder: 'desc' })).toEqual([GRANT, OTHER]);
    expect(await found({ sortField: 'bgrq', sortOrder: 'asc' })).toHaveLength(2);
  });

  it('PROJ-25 TODO-2 press whom they are told until they are confirmed, also where the change is superseded, but not where it was dropped', async () => {
    const { changeIt, notices, confirm, drop, hall } = await toldHall();
    const pressing = async (by: string) => (await notices(by, { sfxgz: '1' })).map(({ bgzt }) => bgzt);
    await changeIt();
    await changeIt({ sqje: '1600.00' });
    await changeIt({ sqje: '1700.00', bgrq: dayFrom(hall, 3) });
    expect(await pressing('staff')).toEqual(['scheduled', 'active', 'superseded']);
    expect(await pressing('leader')).toEqual([]);
    await confirm('staff', (await notices('staff')).find(({ bgzt }) => bgzt === 'superseded')?.tzbh ?? '0');
    await drop('leader', 4);
    expect(await pressing('staff')).toEqual(['active']);
    expect((await notices('staff')).map(({ bgzt, kczs }) => [bgzt, ...kczs])).toContainEqual(['void']);
  });
});

describe('a notice of a change', () => {
  it('PROJ-25 is confirmed once: the first moment stays, and the person is told that it waits no more', async () => {
    const { hall, changeIt, confirm, idOf, newsOf, notices } = await toldHall();
    await changeIt();
    const [id, before] = [await idOf('staff'), await newsOf('staff')];
    const first = await confirm('staff', id);
    expect(first).toMatchObject({ code: 200, data: { tzbh: id, qrsj: expect.any(String), kczs: [] } });
    expect(await newsOf('staff')).toBe(before + 1);
    hall.clock.advance(60_000);
    expect((await confirm('staff', id)).data).toEqual(first.data);
    expect(await newsOf('staff')).toBe(before + 1);
    expect(await notices('leader')).toMatchObject([{ tzbh: id, qrsj: (first.data as NoticeRow).qrsj }]);
  });

  it('PROJ-25 PROJ-6 is confirmed by who is told alone: for who sees it, and for others, it is as unknown as one that there is not', async () => {
    const { changeIt, confirm, idOf, notices } = await toldHall();
    await changeIt();
    const id = await idOf('staff');
    const unknown = { code: 404, data: { rule: 'not-found', field: 'tzbh' } };
    for (const by of ['leader', 'finadmin', 'approver']) expect(await confirm(by, id)).toMatchObject(unknown);
    for (const wrong of ['0', '-1', '999999', String(2 ** 31), String(2 ** 50), '1x', '１'])
      expect(await confirm('staff', wrong)).toMatchObject(unknown);
    expect((await notices('staff'))[0]?.qrsj).toBeUndefined();
  });

  it('PROJ-25 of a change that was dropped while somebody read it is confirmed without harm', async () => {
    const { changeIt, confirm, drop, idOf, hall } = await toldHall();
    await changeIt({ bgrq: dayFrom(hall, 3) });
    const id = await idOf('staff');
    await drop();
    expect(await confirm('staff', id)).toMatchObject({ code: 200, data: { bgzt: 'void', qrsj: expect.any(String) } });
  });

  it('PROJ-25 stays unconfirmed while its person is disabled, and the authorizer sees that', async () => {
    const { hall, changeIt, confirm, idOf, notices } = await toldHall();
    await changeIt();
    const id = await idOf('staff');
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { enabled: false } }));
    expect((await confirm('staff', id)).code).not.toBe(200);
    expect((await notices('leader', { sfqr: '0' })).map(({ tzbh }) => tzbh)).toEqual([id]);
  });

  it('PROJ-25 SYS-7 that is confirmed is in the log as a change of its grant', async () => {
    const { hall, changeIt, confirm, idOf } = await toldHall();
    await changeIt();
    await confirm('staff', await idOf('staff'));
    await hall.services.recorder.flush();
    const logged = await hall.services.database.read.operationRecord.findFirst({ where: { action: 'authorizations.confirm' } });
    expect(logged).toMatchObject({ kind: 'change', target: GRANT });
  });

  it('PROJ-25 is refused to who holds no such permission', async () => {
    const { hall, changeIt } = await toldHall();
    await changeIt();
    const token = await hall.signIn('staff');
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'authorizations.changes' } }));
    const answers = await Promise.all(
      ['notices', 'confirm'].map((name) => hall.post(`/api/authorizations/change/${name}`, { tzbh: '1' }, token)),
    );
    expect(answers).toMatchObject([{ code: 403 }, { code: 403 }]);
  });
});
