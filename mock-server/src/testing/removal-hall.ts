import { GRANT, type GrantMade, makeGrant, PROJECT, withGrant } from './grant-hall.ts';
import type { Answer, TestHall } from './test-hall.ts';

/** Another grant of `leader` on the same project, to `approver`. */
export const SECOND = 'SQ2099000005';
export const THIRD = 'SQ2099000006';
/** A department of its own, with one below it. */
export const DEPARTMENT = 'removal-top';
export const BELOW = 'removal-below';

export interface RemovalRow {
  readonly sq: { readonly sqbh: string; readonly zt: string; readonly kyje?: string };
  readonly sffh: string;
  readonly dclbxs: number;
  readonly dclbxje: string;
  readonly shje?: string;
  readonly yxbs: string;
}

export const rowsIn = ({ data }: Answer): RemovalRow[] => (data as { sqs: RemovalRow[] }).sqs;
export const outcomesIn = ({ data }: Answer) => (data as { jgs: { sqbh: string; bkyyen?: string }[] }).jgs;
/** What is sent back of rows that are to be removed. */
export const sentOf = (rows: readonly RemovalRow[]) =>
  rows.filter(({ sffh }) => sffh === '1').map(({ sq: { sqbh }, yxbs }) => ({ sqbh, yxbs }));

export const makeDepartments = ({ services: { database } }: TestHall) =>
  database.unitOfWork((tx) =>
    tx.department.createMany({
      data: [
        { id: DEPARTMENT, name: '试验学院', nameEn: 'Trial school' },
        { id: BELOW, name: '试验系', nameEn: 'Trial department', parentId: DEPARTMENT },
      ],
    }),
  );

/** A grant on all projects of a department, given by the finance office. */
export const makeOfDepartment = (hall: TestHall, number: string, departmentId: string, own: GrantMade = {}) =>
  makeGrant(hall, { number, by: 'finadmin', to: 'approver', projectCode: null, departmentId, basis: 'special', ...own });

/** As `withGrant`, with a second grant, and how people look at what can be removed, and remove it. */
export async function removalHall(own: GrantMade = {}) {
  const grantHall = await withGrant(own);
  await makeGrant(grantHall.hall, { number: SECOND, to: 'approver', mayRegrant: false });
  const look = (by: string, choice: object = { jcfs: 'project', xmbhs: [PROJECT] }) => grantHall.call(by, 'removal/preview', choice);
  const found = async (by: string, choice?: object) => rowsIn(await look(by, choice));
  const remove = (by: string, sqs: readonly object[], zxfs: 'all' | 'each', yy = '项目调整') =>
    grantHall.call(by, 'removal', { sqs, zxfs, yy });
  const states = async (...numbers: string[]) =>
    Promise.all((numbers.length > 0 ? numbers : [GRANT, SECOND]).map(async (number) => (await grantHall.stored(number)).state));
  return { ...grantHall, look, found, remove, states };
}

/** The numbers of rows, in their order; of what is not found itself with a star. */
export const numbersOf = (rows: readonly RemovalRow[]): string[] =>
  rows.map(({ sq: { sqbh }, sffh }) => `${sqbh}${sffh === '1' ? '' : '*'}`);
