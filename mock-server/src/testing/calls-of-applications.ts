import { wireDay } from '@hall/contract/rules/shanghai';
import type { Make } from './calls-of-settings.ts';
import type { TestHall } from './test-hall.ts';

interface Row {
  readonly sqdh: string;
  readonly version: number;
}

/** The mark of what approving an application would do. */
async function markOf(leader: Make, { sqdh }: Row): Promise<string | undefined> {
  const { yxs } = (await leader('applications.effects', { sqdhs: [sqdh] })).data as { yxs: { yxbs: string }[] };
  return yxs[0]?.yxbs;
}

/** Somebody applies for a grant, takes that back and deletes it; two more are approved by who leads the project, one of them in a batch. */
export async function applications({ clock }: TestHall, applicant: Make, leader: Make) {
  const { rows } = (await applicant('applications.projects', { text: 'KY2026003' })).data as { rows: { xmbh: string }[] };
  const terms = {
    sqqx: 'month',
    ksrq: wireDay(clock.now()),
    sfkzed: '1',
    sqje: '1.00',
    sqyy: '协助',
    sfesq: '0',
    sfxsye: '0',
    sfxsmx: '0',
  };
  const draft = { xmbh: rows[0]?.xmbh, xts: ['income'], ...terms };
  const submitted = async (change: object = {}) => (await applicant('applications.submit', { ...draft, ...change })).data as Row;
  const { sqdh, version } = (await applicant('applications.save', draft)).data as Row;
  await applicant('applications.withdraw', { sqdh, version: (await submitted({ sqdh, version })).version });
  const { sq } = (await applicant('applications.detail', { sqdh })).data as { sq: Row };
  await applicant('applications.remove', { sqdh, version: sq.version });
  const first = await submitted();
  await leader('applications.waiting');
  await leader('applications.decide', { sqdh: first.sqdh, version: first.version, shjg: 'approve', yxbs: await markOf(leader, first) });
  const second = await submitted();
  await leader('applications.approveTogether', { yxs: [{ sqdh: second.sqdh, yxbs: await markOf(leader, second) }] });
}

/** Who holds a grant of these applies for more, which is rejected by who leads the project. */
export async function changeAppliedFor({ clock }: TestHall, holder: Make, leader: Make) {
  const { rows } = (await holder('authorizations.held', { text: 'KY2026003', zt: 'active' })).data as {
    rows: { sqbh: string; jsrq: string; sfkzed: string }[];
  };
  const { sqbh, jsrq } = rows.find(({ sfkzed }) => sfkzed === '1') ?? {};
  await holder('applications.toApplyFor', { sqbh });
  const draft = { sqbh, xts: ['income'], sfcq: '0', jsrq, sfkzed: '1', sqje: '2.00', bgrq: wireDay(clock.now()), sqyy: '核对' };
  const { sqdh, version } = (await holder('applications.applyForChange', draft)).data as Row;
  await leader('applications.auditEffect', { sqdh });
  await leader('applications.decide', { sqdh, version, shjg: 'reject', shyj: '核对' });
}
