import { type ApplicationRow, applicationIn, rowsIn } from './applying-hall.ts';
import { changingHall } from './changing-hall.ts';
import { personOf } from './giving-hall.ts';
import { GRANT, PROJECT } from './grant-hall.ts';

/** What applying for a change and deciding on it is answered with. */
export interface ChangeRow extends ApplicationRow {
  readonly sqlx: string;
  readonly bgq?: { readonly sqje?: string; readonly jsrq?: string; readonly xts: readonly string[] };
}

type Changing = Awaited<ReturnType<typeof changingHall>>;

/** As {@link changingHall}, with how `staff` applies for a change of the grant, to 1,500.00 yuan unless said, and others decide on it. */
export async function auditingHall(own: Parameters<typeof changingHall>[0] = {}) {
  const changing = await changingHall(own);
  const { hall, post, asked } = changing;
  const { read } = hall.services.database;
  const bounds = (by = 'staff', sqbh = GRANT) => post(by, 'applications/change/bounds', { sqbh });
  const apply = async (change: object = {}, by = 'staff', sqbh = GRANT) =>
    post(by, 'applications/change', { ...(await asked(sqbh, change)), sqyy: '材料涨价', ...change });
  const applied = async (...what: Parameters<typeof apply>) => applicationIn(await apply(...what)) as ChangeRow;
  const withdraw = ({ sqdh, version }: ChangeRow, by = 'staff') => post(by, 'applications/withdraw', { sqdh, version });
  const remove = ({ sqdh, version }: ChangeRow, by = 'staff') => post(by, 'applications/remove', { sqdh, version });
  const list = async (by: string, name: string, filter: object = {}) => rowsIn(await post(by, `applications/${name}`, filter));
  const kept = (number: string) =>
    read.application.findUniqueOrThrow({ where: { number }, include: { steps: { orderBy: { id: 'asc' } }, decider: true } });
  /** Each step as it was: what, through what, and whom it then waits for. */
  const wayOf = async (number: string) =>
    (await kept(number)).steps.map(({ kind, cause, waits, toNameEn }) =>
      [kind, cause, waits && (toNameEn || 'office')].filter(Boolean).join(' '),
    );
  return { ...changing, bounds, apply, applied, withdraw, remove, list, kept, wayOf, ...deciding(changing) };
}

/** What those who decide do. */
function deciding({ hall, post }: Changing) {
  const versionOf = async (number: string) =>
    (await hall.services.database.read.application.findUnique({ where: { number } }))?.version ?? 1;
  const effect = (by: string, sqdh: string) => post(by, 'applications/audits/effect', { sqdh });
  const shownTo = async (by: string, sqdh: string) => ((await effect(by, sqdh)).data as { yxbs?: string } | undefined)?.yxbs ?? 'none';
  const decide = async (by: string, sqdh: string, decision: object) =>
    post(by, 'applications/decide', { sqdh, version: await versionOf(sqdh), ...decision });
  /** Approves what is shown now, unless another mark is given. */
  const approve = async (by: string, { sqdh }: Pick<ChangeRow, 'sqdh'>, yxbs?: string) =>
    decide(by, sqdh, { shjg: 'approve', yxbs: yxbs ?? (await shownTo(by, sqdh)) });
  const reject = (by: string, { sqdh }: Pick<ChangeRow, 'sqdh'>, shyj = '理由不足') => decide(by, sqdh, { shjg: 'reject', shyj });
  const enable = async (userName: string, enabled: '0' | '1') =>
    post('admin', 'people/enable-account', {
      ...{ ygbh: (await personOf(hall, userName)).staffNumber, enabled },
      ...(enabled === '0' && { reason: '离职' }),
    });
  /** The finance office closes the project, or has somebody else lead it. */
  const decideOnProject = async (czlx: string, leader?: string) => {
    const asked = { xmbh: PROJECT, czlx, ...(leader && { xfzrgh: (await personOf(hall, leader)).staffNumber }) };
    const { yxbs } = (await post('finadmin', 'projects/effect', asked)).data as { yxbs: string };
    return post('finadmin', 'projects/decide', { ...asked, yy: '检查', yxbs });
  };
  return { decideOnProject, auditEffect: effect, shownTo, decide, approve, reject, enable };
}

export type AuditingHall = Awaited<ReturnType<typeof auditingHall>>;
