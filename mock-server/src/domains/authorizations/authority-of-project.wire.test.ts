import { describe, expect, it } from 'vitest';
import { CHILD, change, GRANT, makeChild, makeGrant, PROJECT, refused, withGrant } from '../../testing/grant-hall.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import type { Answer, TestHall } from '../../testing/test-hall.ts';

interface Row {
  readonly sq: { readonly sqbh: string; readonly sjsqbh?: string; readonly kczs: readonly string[]; readonly kyje?: string };
  readonly zsje: string;
  readonly ckym?: string;
}
interface Authority {
  readonly fzr: string;
  readonly ye?: string;
  readonly sfqb: string;
  readonly sqs: readonly Row[];
  readonly qtsqs: number;
}

const ASKED = { xmbh: PROJECT };
const WHOLE = 'SQ2099000003';
const BELOW = 'SQ2099000004';
const seenIn = ({ data }: Answer) => data as Authority;
/** The grants of the test among those of an answer: the demo data have some of the whole department. */
const numbersIn = (answer: Answer) =>
  seenIn(answer)
    .sqs.map(({ sq }) => sq.sqbh)
    .filter((number) => number.startsWith('SQ2099'));

const store = ({ services }: TestHall, data: object) =>
  services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data }));
const departmentOf = async ({ services }: TestHall) =>
  (await services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } })).departmentId;
/** A department, and one above it. */
const departmentsOf = async (hall: TestHall) => {
  const id = await departmentOf(hall);
  await hall.services.database.unitOfWork(async (tx) => {
    await tx.department.create({ data: { id: 'above', name: '学部', nameEn: 'Faculty' } });
    await tx.department.update({ where: { id }, data: { parentId: 'above' } });
  });
  return [id, 'above'] as const;
};

describe('PROJ-16 PROJ-18 who may use a project', () => {
  it('is told to its leader in full: each grant with where it came from, what it has, what became of it, and until when', async () => {
    const { hall, call } = await withGrant({ spent: 12_345, frozen: 10_000 });
    await makeChild(hall, { longTerm: true, lastDay: null });
    const answer = await call('leader', 'project', ASKED);
    expect(answer).toMatchObject({ code: 200, data: { xmbh: PROJECT, fzr: '赵明远', fzren: 'Zhao Mingyuan', sfqb: '1', qtsqs: 0 } });
    const own = seenIn(answer).sqs.filter(({ sq }) => sq.sqbh.startsWith('SQ2099'));
    const money = { sqje: '1000.00', yyje: '123.45', djje: '100.00', kyje: '476.55' };
    expect(own).toMatchObject([
      { sq: { sqbh: GRANT, sqren: 'Zhao Mingyuan', bsqren: 'Wang Fang', sqfs: 'leader', ...money }, zsje: '300.00', ckym: 'given' },
      { sq: { sqbh: CHILD, sjsqbh: GRANT, sqren: 'Wang Fang', sqje: '300.00', sfcq: '1', sfesq: '0' }, zsje: '0.00', ckym: 'given' },
    ]);
    expect(own[0]?.sq.kczs).toContain('change');
    expect(own[1]?.sq).not.toHaveProperty('jsrq');
  });

  it('grants that have ended are absent, those that wait or are suspended are not', async () => {
    const { hall, call } = await withGrant();
    const numbers = async () => numbersIn(await call('leader', 'project', ASKED));
    for (const state of ['scheduled', 'suspended']) {
      await change(
        hall,
        GRANT,
        state === 'scheduled' ? { state, firstDay: '2098-01-01', lastDay: '2098-02-01' } : { state, heldByHand: true },
      );
      expect(await numbers(), state).toEqual([GRANT]);
    }
    for (const state of ['expired', 'revoked', 'superseded']) {
      await change(hall, GRANT, { state });
      expect(await numbers(), state).toEqual([]);
    }
  });

  it('grants of its whole department, and of one above with those below, are among them; others are not', async () => {
    const { hall, call } = await withGrant();
    const [id, above] = await departmentsOf(hall);
    const whole = { projectCode: null, basis: 'head', by: 'deptlead' };
    await makeGrant(hall, { number: WHOLE, ...whole, departmentId: id });
    await makeGrant(hall, { number: BELOW, ...whole, departmentId: above });
    expect(numbersIn(await call('leader', 'project', ASKED))).toEqual([GRANT, WHOLE]);
    await change(hall, BELOW, { withBelow: true });
    const answer = await call('leader', 'project', ASKED);
    expect(numbersIn(answer)).toEqual([GRANT, WHOLE, BELOW]);
    // Who leads the project sees them, but finds them in none of their lists, and can do nothing with them.
    const { sq, ckym } = seenIn(answer).sqs.find((row) => row.sq.sqbh === WHOLE) as Row;
    expect([ckym, sq.kczs]).toEqual([undefined, []]);
    expect(sq).not.toHaveProperty('xmbh');
  });

  it('holders see what they hold and gave on, and are told that it is not all', async () => {
    const { hall, call } = await withGrant();
    await makeChild(hall);
    await makeGrant(hall, { number: WHOLE, to: 'approver' });
    const seen = async (by: string) => {
      const { sfqb, sqs } = seenIn(await call(by, 'project', ASKED));
      return [sfqb, sqs.filter(({ sq }) => sq.sqbh.startsWith('SQ2099')).map(({ sq, ckym }) => `${sq.sqbh} ${ckym}`)];
    };
    expect(await seen('staff')).toEqual(['0', [`${GRANT} held`, `${CHILD} given`]]);
    expect(await seen('analyst')).toEqual(['0', [`${CHILD} held`]]);
    expect(await seen('finadmin')).toEqual(['1', [`${GRANT} all`, `${CHILD} all`, `${WHOLE} all`]]);
  });

  it('the head of its department sees all, and those of departments below', async () => {
    const { hall, call } = await withGrant();
    const [id, aboveId] = await departmentsOf(hall);
    const headId = (await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'analyst' } })).id;
    const setHead = (department: string) =>
      hall.services.database.unitOfWork((tx) => tx.department.update({ where: { id: department }, data: { headId } }));
    expect(await call('analyst', 'project', ASKED)).toMatchObject(refused('not-found', 404));
    await setHead(aboveId);
    const above = await call('analyst', 'project', ASKED);
    expect([seenIn(above).sfqb, numbersIn(above)]).toEqual(['1', [GRANT]]);
    await setHead(id);
    expect(numbersIn(await call('analyst', 'project', ASKED))).toEqual([GRANT]);
  });
});

describe('PROJ-13 SEC-1 what is not told of who may use a project', () => {
  it('its balance: to who leads or manages it, and to holders whose living grant shows it', async () => {
    const { hall, call } = await withGrant();
    await store(hall, { income: 100_000, spent: 20_000, frozen: 3_000 });
    const balance = async (by: string) => seenIn(await call(by, 'project', ASKED)).ye;
    for (const by of ['leader', 'finadmin']) expect(await balance(by), by).toBe('770.00');
    expect(await balance('staff')).toBeUndefined();
    await change(hall, GRANT, { showsBalance: true });
    expect(await balance('staff')).toBe('770.00');
    await makeGrant(hall, { number: WHOLE });
    await change(hall, GRANT, { state: 'revoked' });
    expect(await balance('staff')).toBeUndefined();
  });

  it('anything, to who has nothing to do with it: it is as unknown as one that there is not', async () => {
    const { hall, call } = await withGrant();
    const unknown = refused('not-found', 404);
    expect(await call('analyst', 'project', ASKED)).toMatchObject(unknown);
    expect(await call('finadmin', 'project', { xmbh: 'none' })).toMatchObject(unknown);
    await change(hall, GRANT, { state: 'revoked' });
    expect(await call('staff', 'project', ASKED)).toMatchObject(unknown);
    await makeRole(hall, 'nothing', 'authorizations.held');
    expect(await hall.post('/api/authorizations/project', ASKED, await signInWith(hall, 'nothing'))).toMatchObject({ code: 403 });
  });

  it('grants, to who manages projects alone; who manages grants of another department is told nothing', async () => {
    const { hall } = await withGrant({ to: 'approver' });
    await makeRole(hall, 'projects-alone', 'projects.manage');
    const asked = async (...roles: string[]) => hall.post('/api/authorizations/project', ASKED, await signInWith(hall, ...roles));
    expect(seenIn(await asked('projects-alone'))).toMatchObject({ ye: '0.00', sfqb: '0', sqs: [] });
    await makeRole(hall, 'grants-there', 'projects', 'authorizations.manage');
    expect(numbersIn(await asked('grants-there'))).toEqual([GRANT]);
    const { database } = hall.services;
    await database.unitOfWork(async (tx) => {
      await tx.rolePermission.updateMany({ where: { roleId: 'grants-there' }, data: { scope: 'department' } });
      await tx.project.update({ where: { code: PROJECT }, data: { departmentId: 'chemistry' } });
    });
    expect(await asked('grants-there')).toMatchObject(refused('not-found', 404));
  });

  it('more than 200 grants: it is said how many more there are', async () => {
    const { hall, call } = await withGrant();
    const { oldNumber: _, ...grant } = await hall.services.database.read.grant.findUniqueOrThrow({ where: { number: GRANT } });
    const several = Array.from({ length: 203 }, (_each, index) => ({ ...grant, number: `SQ2098000${String(index).padStart(3, '0')}` }));
    await hall.services.database.unitOfWork((tx) => tx.grant.createMany({ data: several }));
    const { sqs, qtsqs } = seenIn(await call('staff', 'project', ASKED));
    expect([sqs.length, qtsqs]).toEqual([200, 4]);
  });
});
