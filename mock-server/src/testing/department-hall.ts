import { givingHall, personOf } from './giving-hall.ts';

export interface OutcomeRow {
  readonly bsqrgh: string;
  readonly xmbh?: string;
  readonly sqbh?: string;
  readonly bkyy?: string;
}

/** A hall with a project of `leader`, whose department `deptlead` heads, and how such a head gives grants. */
export async function departmentHall() {
  const { hall, draft, xmbh, ...rest } = await givingHall();
  const { departmentId } = await personOf(hall, 'leader');
  const { database } = hall.services;
  const setHead = async (id: string, userName: string | null) => {
    const headId = userName && (await personOf(hall, userName)).id;
    await database.unitOfWork((tx) => tx.department.update({ where: { id }, data: { headId } }));
  };
  await database.unitOfWork((tx) => tx.department.updateMany({ where: { head: { userName: 'deptlead' } }, data: { headId: null } }));
  await setHead(departmentId, 'deptlead');
  const head = await hall.signIn('deptlead');
  const { xmbh: _, bsqrgh, ...terms } = draft;
  const whole = { ...terms, bmbh: departmentId, sfhxj: '0', xmbhs: [] as string[], bsqrghs: [bsqrgh] };
  /** Grants the whole department unless something else is said. */
  const give = (change: object = {}, token = head) => hall.post('/api/authorizations/department/give', { ...whole, ...change }, token);
  const onProjects = (xmbhs: readonly string[], change: object = {}, token = head) => give({ bmbh: '', xmbhs, ...change }, token);
  const outcomes = ({ data }: Awaited<ReturnType<typeof give>>) => (data as { jgs: OutcomeRow[] }).jgs;
  /** A department below, with a project of its own. */
  const departmentBelow = async () => {
    await database.unitOfWork(async (tx) => {
      await tx.department.create({ data: { id: 'below', name: '实验中心', nameEn: 'Laboratory', parentId: departmentId } });
      const project = await tx.project.findUniqueOrThrow({ where: { code: xmbh } });
      await tx.project.create({ data: { ...project, code: 'GV0000008', name: '下级项目', nameEn: 'Below', departmentId: 'below' } });
    });
    return 'GV0000008';
  };
  const detail = (sqbh: string, token: string) => hall.post('/api/authorizations/detail', { sqbh }, token);
  const actionsOf = async (sqbh: string, token: string) => {
    const { data } = await detail(sqbh, token);
    return (data as { sq: { kczs: string[] } } | undefined)?.sq.kczs;
  };
  const listed = async (token = head) => {
    const { data } = await hall.post('/api/authorizations/department', { limit: 100 }, token);
    return (data as { rows: { sqbh: string; sqfs: string }[] }).rows.map(({ sqbh }) => sqbh);
  };
  const given = () => database.read.grant.count({ where: { basis: 'head', reason: draft.sqyy } });
  return {
    hall,
    xmbh,
    ...rest,
    departmentId,
    setHead,
    head,
    give,
    onProjects,
    outcomes,
    departmentBelow,
    detail,
    actionsOf,
    listed,
    given,
  };
}
