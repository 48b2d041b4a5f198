import { dayFrom, GRANT, PROJECT, withGrant } from './grant-hall.ts';

/** As {@link withGrant}, with how people change the grant: from 1,000.00 yuan to 1,500.00 unless said. */
export async function changingHall(own: Parameters<typeof withGrant>[0] = {}) {
  const held = await withGrant(own);
  const { hall, call } = held;
  const asked = async (sqbh: string, change: object) => {
    const { firstDay, lastDay, longTerm, controlled, forIncome } = await held.stored(sqbh);
    const terms = { xts: ['query', 'expense', ...(forIncome ? ['income'] : [])], sfcq: longTerm ? '1' : '0', jsrq: lastDay ?? undefined };
    const from = firstDay > today() ? firstDay : today();
    return { sqbh, ...terms, sfkzed: controlled ? '1' : '0', sqje: '1500.00', bgrq: from, ...change };
  };
  const today = () => dayFrom(hall, 0);
  const effect = async (change: object = {}, by = 'leader', sqbh = GRANT) => call(by, 'change/effect', await asked(sqbh, change));
  /** Changes as people do: what it does is shown first. */
  const changeIt = async (change: object = {}, by = 'leader', sqbh = GRANT) => {
    const shown = await effect(change, by, sqbh);
    const { yxbs = 'none' } = (shown.data ?? {}) as { yxbs?: string };
    return shown.code === 200 ? call(by, 'change', { ...(await asked(sqbh, change)), bgyy: '试验变更', yxbs }) : shown;
  };
  const drop = (by = 'leader', bgxh = 2, sqbh = GRANT) => call(by, 'change/drop', { sqbh, bgxh });
  const bounds = (by = 'leader', sqbh = GRANT) => call(by, 'change/bounds', { sqbh });
  const versions = (grantNumber = GRANT) =>
    hall.services.database.read.grantVersion.findMany({ where: { grantNumber }, orderBy: { version: 'asc' } });
  const statesOf = async (grantNumber = GRANT) => (await versions(grantNumber)).map(({ state }) => state);
  /** Who is told of the changes of a grant, by user names. */
  const noticesOf = async (grantNumber = GRANT) =>
    (
      await hall.services.database.read.changeNotice.findMany({ where: { grantNumber }, include: { person: true }, orderBy: { id: 'asc' } })
    ).map(({ version, person }) => `${version} ${person.userName}`);
  const setProject = (data: object) => hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data }));
  return { ...held, asked, today, changeEffect: effect, changeIt, drop, bounds, versions, statesOf, noticesOf, setProject };
}
