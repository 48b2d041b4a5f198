import { expect, it } from 'vitest';
import { type ClaimsHall, claimsHall, PROJECT } from '../../testing/claims-hall.ts';
import { leadMore } from '../../testing/lead-more.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';

interface Uses {
  readonly total: number;
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly summaryData: Readonly<Record<string, string>>;
}

const FIRST = 'SQ2026900001';
const numbers = ({ rows }: Uses) => rows.map(({ bxdh }) => bxdh);
const usesOf = async ({ post }: ClaimsHall, token: string, asked: object = {}): Promise<Uses> =>
  (await post('/api/authorizations/uses', { currentPage: 1, limit: 50, xmbh: PROJECT, ...asked }, token)).data as Uses;

/** Two claims of `staff` by a grant of `leader`, one of them approved in part, and one of `leader` on the own project. */
async function withClaims() {
  const hall = await claimsHall();
  await hall.grant({ firstDay: '2026-01-01' });
  await hall.book('BX1', { rq: '2026-01-05', dzlj: '/mine?claim=BX1' });
  hall.clock.advance(1_000);
  await hall.book('BX2', { je: '30.00' });
  hall.clock.advance(1_000);
  await hall.book('BX3', { je: '5.00', bxrgh: await hall.staffNumberOf('leader'), bxsyen: '' });
  await hall.decide('BX1', { sftg: '1', je: '80.00' });
  return hall;
}

it('PROJ-22 a claim tells grant, project, linked system and money, and all of them add up to what the grant says', async () => {
  const hall = await withClaims();
  const found = await usesOf(hall, await hall.signIn('staff'), { sqbh: FIRST });
  expect(found.rows[1]).toMatchObject({
    ...{ sqbh: FIRST, xmbh: PROJECT, xmmc: '测试项目', xmmcen: 'Project of the tests', xtbh: 'reimbursement', bxdh: 'BX1' },
    ...{ dzlj: '/mine?claim=BX1', bxr: '王芳', bxren: 'Wang Fang', bxsy: '赴上海', bxsyen: 'To Shanghai', rq: '2026-01-05' },
    ...{ bxzt: 'approved', sqbxje: '100.00', djje: '0.00', yyje: '80.00' },
  });
  expect(found.rows[0]).toMatchObject({ bxdh: 'BX2', bxzt: 'pending', sqbxje: '30.00', djje: '30.00', yyje: '0.00' });
  expect(found.summaryData).toEqual({ sqbxje: '130.00', djje: '30.00', yyje: '80.00' });
  expect(await hall.money()).toMatchObject({ grant: [3_000, 8_000] });
});

it('PROJ-22 a holder sees the own claims, who leads the project and who gave the grant all on it, others none, who manages grants all', async () => {
  const hall = await withClaims();
  const seenBy = async (userName: string) => numbers(await usesOf(hall, await hall.signIn(userName)));
  expect(await seenBy('staff')).toEqual(['BX2', 'BX1']);
  expect(await seenBy('leader')).toEqual(['BX3', 'BX2', 'BX1']);
  expect(await seenBy('approver')).toEqual([]);
  expect(await seenBy('finadmin')).toEqual(['BX3', 'BX2', 'BX1']);
  const approver = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'approver' } });
  await hall.change((tx) => tx.grant.update({ where: { number: FIRST }, data: { authorizerId: approver.id } }));
  expect(await seenBy('approver')).toEqual(['BX2', 'BX1']);
});

it('PROJ-22 who leads more projects than the database takes values for sees the claims on them', async () => {
  const hall = await withClaims();
  await leadMore(hall.services.database, PROJECT, 1_200);
  expect(numbers(await usesOf(hall, await hall.signIn('leader')))).toEqual(['BX3', 'BX2', 'BX1']);
});

it('PROJ-22 SEC-1 who manages the grants of a department sees the claims on its projects beside the own', async () => {
  const hall = await withClaims();
  const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
  await makeRole(hall, 'managers', 'authorizations.manage');
  const seenIn = async (id: string) => {
    await hall.change((tx) => tx.rolePermission.updateMany({ where: { roleId: 'managers' }, data: { scope: 'department' } }));
    await hall.change((tx) => tx.person.update({ where: { userName: 'staff' }, data: { departmentId: id } }));
    return numbers(await usesOf(hall, await signInWith(hall, 'managers')));
  };
  const other = await hall.services.database.read.department.findFirstOrThrow({ where: { id: { not: departmentId } } });
  expect(await seenIn(departmentId)).toEqual(['BX3', 'BX2', 'BX1']);
  expect(await seenIn(other.id)).toEqual(['BX2', 'BX1']);
});

it('PROJ-22 claims are found by their state, days, number and subject, and ordered by what they ask for', async () => {
  const hall = await withClaims();
  const token = await hall.signIn('leader');
  const found = async (asked: object) => numbers(await usesOf(hall, token, asked));
  const [last] = (await usesOf(hall, token)).rows;
  expect(await found({ bxzt: 'approved' })).toEqual(['BX1']);
  expect(await found({ rqz: '2026-01-05' })).toEqual(['BX1']);
  expect(await found({ rqq: '2026-01-06' })).toEqual(['BX3', 'BX2']);
  expect(await found({ text: 'BX2' })).toEqual(['BX2']);
  expect(await found({ text: 'Shanghai' })).toEqual(['BX2', 'BX1']);
  expect(await found({ syid: last?.syid })).toEqual(['BX3']);
  expect(await found({ syid: 'x' })).toEqual([]);
  expect(await found({ sortField: 'sqbxje', sortOrder: 'desc' })).toEqual(['BX1', 'BX2', 'BX3']);
  expect(await found({ columnFilters: [{ id: 'bxzt', val: ['approved'], excluded: '1' }] })).toEqual(['BX3', 'BX2']);
});
