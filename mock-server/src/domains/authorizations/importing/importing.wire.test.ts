import { describe, expect, it } from 'vitest';
import { grantIn, inDays, makeProject, personOf } from '../../../testing/giving-hall.ts';
import { type GivenLine, GRANT_HEAD, GRANT_IMPORT, importingHall } from '../../../testing/importing-hall.ts';
import { makeRole, signInWith } from '../../../testing/roles.ts';

describe('PROJ-9 IMPORT-1 grants of a file', () => {
  it('are there as grants of who leads the project, and are told to both of them', async () => {
    const { hall, xmbh, bring, grants, today } = await importingHall();
    const [leader, staff] = [await personOf(hall, 'leader'), await personOf(hall, 'staff')];
    const lines: GivenLine[] = [
      { 原授权编号: 'A-1' },
      {
        业务范围: 'income',
        结束日期或期限: 'Long Term',
        是否控制额度: 'NO',
        授权额度: '',
        允许转授: '',
        可见明细: 'yes',
        开始日期: inDays(hall, 3),
      },
    ];
    expect(await bring(...lines)).toMatchObject({ code: 200, data: { added: 2, leftOut: 0 } });
    const whose = { basis: 'leader', authorizerId: leader.id, personId: staff.id, departmentId: leader.departmentId, parentNumber: null };
    const [first, second] = await grants();
    expect(first).toMatchObject({
      ...{ ...whose, oldNumber: 'A-1', forQuery: true, forExpense: true, forIncome: false, firstDay: today, lastDay: inDays(hall, 200) },
      ...{ longTerm: false, controlled: true, amount: 100_000n, mayRegrant: true, showsBalance: true, showsLedger: false },
      ...{ reason: '课题采购', state: 'active', accountSet: '科研账套', passedOn: 0n, spent: 0n, frozen: 0n },
    });
    expect(second).toMatchObject({
      ...{ ...whose, oldNumber: null, forQuery: false, forIncome: true, lastDay: inDays(hall, 400), longTerm: true },
      ...{ controlled: false, amount: 0n, mayRegrant: false, showsLedger: true, state: 'scheduled' },
    });
    const numbers = [first?.number, second?.number] as [string, string];
    expect(Number(numbers[1].slice(2)) - Number(numbers[0].slice(2))).toBe(1);
    const { read } = hall.services.database;
    const finadmin = await personOf(hall, 'finadmin');
    expect(await read.grantEvent.findMany({ where: { grant: { projectCode: xmbh } } })).toMatchObject(
      numbers.map((grantNumber) => ({ grantNumber, kind: 'granted', reason: '课题采购', staffNumber: finadmin.staffNumber })),
    );
    const told = await read.pushedNotice.findMany({ where: { path: { contains: numbers[0] } }, orderBy: { path: 'desc' } });
    expect(told.map(({ personId, path }) => [personId, path])).toEqual([
      [staff.id, `/authorizations/held?open=${numbers[0]}`],
      [leader.id, `/authorizations/given?open=${numbers[0]}`],
    ]);
  });

  it('SYS-7 have an entry each in the operation log, by their numbers, with what was given to whom', async () => {
    const { hall, bring, grants } = await importingHall();
    await bring({});
    const [grant] = await grants();
    const entry = await hall.services.database.read.operationRecord.findFirstOrThrow({ where: { target: grant?.number ?? '' } });
    expect(entry).toMatchObject({ action: 'imports.run', actionEn: 'Import a grant', kind: 'change', result: '200' });
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Authorized person', afterEn: 'Wang Fang' }),
        expect.objectContaining({ fieldEn: 'Authorized amount', after: '1000.00' }),
      ]),
    );
  });

  it('are found by their old numbers, which their rows tell', async () => {
    const { hall, finadmin, bring, grants } = await importingHall();
    await bring({ 原授权编号: '旧-2024-7' });
    const [grant] = await grants();
    const found = await hall.post('/api/authorizations/all', { text: '2024-7' }, finadmin);
    expect(found.data).toMatchObject({ total: 1, rows: [{ sqbh: grant?.number, ysqbh: '旧-2024-7' }] });
  });

  it('take effect at once: who has one gives it on', async () => {
    const { bring, grants, onward } = await importingHall();
    await bring({});
    const [grant] = await grants();
    expect(grantIn(await onward(grant?.number ?? ''))).toMatchObject({ kyje: '100.00' });
  });
});

describe('PROJ-9 PROJ-2 what is wrong with a line is told at its field', () => {
  it.each<[GivenLine, string]>([
    [{ 项目编号: '' }, 'project: Project code is required'],
    [{ 项目编号: 'GV9999999' }, 'project: No project has this code'],
    [{ 被授权人工号: '99999999' }, 'staffNumber: There is no such person'],
    [{ 业务范围: '查询、报销' }, 'systems: There is no system “报销”; there are Query, Expense, Income'],
    [{ 业务范围: '、' }, 'systems: Choose at least one system'],
    [{ 开始日期: '2026-02-30' }, 'firstDay: '],
    [{ 结束日期或期限: '两年' }, 'until: '],
    [{ 结束日期或期限: '自定义' }, 'until: '],
    [{ 是否控制额度: '也许' }, 'controlled: Say yes or no'],
    [{ 可见明细: '1' }, 'showsLedger: Say yes or no'],
    [{ 授权额度: '' }, 'amount: Authorized amount is required'],
    [{ 授权额度: '0' }, 'amount: '],
    [{ 授权额度: '1.005' }, 'amount: '],
    [{ 授权额度: '100000000000' }, 'amount: '],
    [{ 是否控制额度: '否' }, 'amount: There is no amount where it is not controlled'],
    [{ 授权原因: '\u200b' }, 'reason: '],
    [{ 授权原因: '原'.repeat(501) }, 'reason: '],
    [{ 原授权编号: 'A'.repeat(51) }, 'oldNumber: '],
    [{ 原授权编号: 'A\nB' }, 'oldNumber: Has a character in it that cannot be seen'],
  ])('%j', async (line, fault) => {
    const { faultsOf } = await importingHall();
    const [faults] = await faultsOf(line);
    expect(faults).toHaveLength(1);
    expect(faults?.[0]).toContain(fault);
  });

  it('days that are past, in the wrong order, or beyond the end of the project', async () => {
    const { hall, faultsOf } = await importingHall();
    const day = (days: number) => inDays(hall, days);
    const lines: GivenLine[] = [
      { 开始日期: day(-1) },
      { 开始日期: day(5), 结束日期或期限: day(4) },
      { 结束日期或期限: day(401) },
      { 开始日期: day(401), 结束日期或期限: '长期有效' },
      { 开始日期: day(100), 结束日期或期限: '一年' },
      { 结束日期或期限: day(400) },
    ];
    const faults = await faultsOf(...lines.map((line, index) => ({ ...line, 原授权编号: `A-${index}` })));
    expect(faults.map(([fault]) => fault?.split(':')[0])).toEqual(['firstDay', 'until', 'until', 'firstDay', 'until', undefined]);
  });

  it('PROJ-6 who imports, who leads the project, and who is disabled, get none', async () => {
    const { numberOf, faultsOf } = await importingHall();
    const faults = await faultsOf(
      { 被授权人工号: await numberOf('finadmin') },
      { 被授权人工号: await numberOf('leader') },
      { 被授权人工号: await numberOf('disabled') },
    );
    expect(faults).toEqual([
      ['staffNumber: You cannot give a grant to yourself'],
      ['staffNumber: This person leads the project and needs no grant'],
      ['staffNumber: The account of this person is disabled'],
    ]);
  });

  it('projects that are frozen or closed', async () => {
    const { hall, faultsOf } = await importingHall();
    await makeProject(hall, { code: 'GV0000002', state: 'frozen' });
    await makeProject(hall, { code: 'GV0000003', state: 'closed' });
    expect(await faultsOf({ 项目编号: 'GV0000002' }, { 项目编号: 'GV0000003' })).toEqual([
      ['project: The project is frozen'],
      ['project: The project is closed'],
    ]);
  });

  it('an old number that another line or a grant has, and the same grant once more, which count as duplicates', async () => {
    const { hall, previewOf, faultsOf, bring, grants } = await importingHall();
    const later = { 开始日期: inDays(hall, 1) };
    const twice = [{ 原授权编号: 'A-1' }, { ...later, 原授权编号: 'a-1' }, {}, { 业务范围: '支出、查询' }, { 原授权编号: 'A-2' }];
    expect(await previewOf(twice)).toMatchObject({ total: 5, sound: 1, duplicates: 4 });
    await bring({ 原授权编号: 'A-1' });
    const [grant] = await grants();
    expect(await faultsOf({ ...later, 原授权编号: 'a-1' }, { 业务范围: '支出，查询' }, { 业务范围: '支出' }, later)).toEqual([
      [`oldNumber: Grant ${grant?.number} has this number already`],
      [`project: There is the same grant already (${grant?.number})`],
      [],
      [],
    ]);
    await hall.services.database.unitOfWork((tx) => tx.grant.updateMany({ where: { oldNumber: 'A-1' }, data: { state: 'revoked' } }));
    expect(await faultsOf({}, { ...later, 原授权编号: 'A-1' })).toEqual([
      [],
      [`oldNumber: Grant ${grant?.number} has this number already`],
    ]);
  });
});

describe('PROJ-9 an import of grants', () => {
  it('leaves out faulty lines, or does nothing where all of them were to be imported', async () => {
    const { previewOf, run, grants } = await importingHall();
    const lines = [{ 原授权编号: 'A-1' }, { 被授权人工号: '99999999' }];
    const { id } = await previewOf(lines);
    expect(await run(id, 'all')).toMatchObject({ code: 500, data: { rule: 'import-faulty', params: { line: 3 } } });
    expect(await grants()).toEqual([]);
    expect(await run(id, 'sound')).toMatchObject({ code: 200, data: { added: 1, leftOut: 1 } });
    expect(await grants()).toHaveLength(1);
  });

  it('is checked once more when it is done: whom and what was meanwhile disabled, frozen or given is found', async () => {
    const { hall, xmbh, previewOf, run, grants } = await importingHall();
    const { id } = await previewOf([{}]);
    const freeze = (state: string) =>
      hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: xmbh }, data: { state } }));
    await freeze('frozen');
    expect(await run(id)).toMatchObject({ code: 500, data: { rule: 'import-faulty' } });
    expect(await grants()).toEqual([]);
    await freeze('active');
    expect(await run(id)).toMatchObject({ code: 200, data: { added: 1 } });
  });

  it('done twice at once adds its grants once', async () => {
    const { previewOf, run, grants } = await importingHall();
    const { id } = await previewOf([{}]);
    const answers = await Promise.all([run(id), run(id)]);
    expect(answers.map(({ code, data }) => [code, (data as { added: number }).added])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await grants()).toHaveLength(1);
  });

  it('past midnight finds that its first day is over', async () => {
    const { hall, today, previewOf, run } = await importingHall();
    hall.clock.set(new Date(`${today}T23:55:00+08:00`));
    const finadmin = await hall.signIn('finadmin');
    const { id } = await previewOf([{}], finadmin);
    hall.clock.set(new Date(`${inDays(hall, 1)}T00:00:01+08:00`));
    expect(await run(id, 'all', finadmin)).toMatchObject({ code: 500, data: { rule: 'import-faulty' } });
  });

  it('SEC-1 reaches no project beyond the rows of who imports', async () => {
    const { hall, numberOf, previewOf } = await importingHall();
    await makeRole(hall, 'grant-importers', GRANT_IMPORT);
    const { database } = hall.services;
    const where = { roleId_permissionId: { roleId: 'grant-importers', permissionId: GRANT_IMPORT } };
    const { departmentId } = await personOf(hall, 'leader');
    const elsewhere = await database.read.department.findFirstOrThrow({ where: { id: { not: departmentId } } });
    await database.unitOfWork((tx) => tx.rolePermission.update({ where, data: { scope: 'department' } }));
    const sound = async (department: string) => {
      await database.unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { departmentId: department } }));
      const token = await signInWith(hall, 'grant-importers');
      return (await previewOf([{ 被授权人工号: await numberOf('analyst') }], token)).sound;
    };
    expect([await sound(departmentId), await sound(elsewhere.id)]).toEqual([1, 0]);
  });

  it('SEC-1 is refused to who may import other things, and SYS-9 to who acts as somebody that may', async () => {
    const { hall, upload, previewOf, run, numberOf, grants } = await importingHall();
    expect(await upload([{}], await hall.signIn('staff'))).toMatchObject({ code: 403 });
    await makeRole(hall, 'people-importers', 'system.accounts.import');
    expect(await upload([{}], await signInWith(hall, 'analyst', 'people-importers'))).toMatchObject({ code: 403 });
    const acting = { ygbh: await numberOf('finadmin'), reason: '协助' };
    const { session } = (await hall.post('/api/people/act-as', acting, await hall.signIn('admin'))).data as { session: { token: string } };
    const { id } = await previewOf([{}], session.token);
    expect(await run(id, 'all', session.token)).toMatchObject({ code: 403, data: { rule: 'own-hand' } });
    expect(await grants()).toEqual([]);
  });

  it('has a template with what its columns take', async () => {
    const { hall, finadmin } = await importingHall();
    const { statusCode, rawPayload } = await hall.fastify.inject({
      method: 'POST',
      url: '/api/imports/template',
      headers: { authorization: `Bearer ${finadmin}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ importId: GRANT_IMPORT, locale: 'zh' }),
    });
    expect(statusCode).toBe(200);
    const XLSX = await import('xlsx');
    const { Sheets } = XLSX.read(rawPayload);
    const linesOf = (name: string) => XLSX.utils.sheet_to_json<string[]>(Sheets[name] ?? {}, { header: 1 });
    expect(linesOf('数据')[0]?.map((title) => title.replace(' *', ''))).toEqual([...GRANT_HEAD]);
    expect(linesOf('可选值').flat()).toEqual(expect.arrayContaining(['查询', '长期有效', '是']));
  });
});
