import { wireDay } from '@hall/contract/rules/shanghai';
import type { Make } from './calls-of-settings.ts';
import type { TestHall } from './test-hall.ts';

const DAY_MS = 86_400_000;

/** A grant is suspended, as who manages them, and those on a project are removed. */
export async function grants(make: Make) {
  const { rows } = (await make('authorizations.all', { zt: 'active' })).data as { rows: { sqbh: string; xmbh?: string }[] };
  const [{ sqbh } = { sqbh: '' }] = rows;
  await make('authorizations.detail', { sqbh });
  await make('authorizations.glance');
  const { rows: projects } = (await make('projects.all')).data as { rows: { xmbh: string }[] };
  await make('authorizations.whyUse', { xmbh: projects[0]?.xmbh, ywfw: 'expense' });
  await make('authorizations.ofProject', { xmbh: rows.find(({ xmbh }) => xmbh)?.xmbh });
  await make('statistics.authority', { tjfs: 'month', tjqj: '12' });
  const acting = { sqbh, czlx: 'suspend' };
  const { yxbs } = (await make('authorizations.effect', acting)).data as { yxbs: string };
  await make('authorizations.act', { ...acting, yy: '核对', yxbs });
  await make('authorizations.removalDepartments');
  const ofProject = { jcfs: 'project', xmbhs: [rows.find(({ xmbh }) => xmbh)?.xmbh] };
  const { sqs } = (await make('authorizations.removable', ofProject)).data as { sqs: { sq: { sqbh: string }; yxbs: string }[] };
  const shown = sqs.slice(0, 1).map((row) => ({ sqbh: row.sq.sqbh, yxbs: row.yxbs }));
  await make('authorizations.remove', { sqs: shown, zxfs: 'each', yy: '核对' });
}

interface Terms {
  readonly jsrq: string;
  readonly sfcq: string;
}

/** A grant is changed, as who manages them, at once and from a day on, and the second change is taken back; its holder confirms the first. */
export async function changedGrant({ clock }: TestHall, make: Make, holder: Make) {
  const { rows } = (await make('authorizations.all', { zt: 'active', bsqr: '汪洋', sqfs: 'leader', sortField: 'sqje', sortOrder: 'desc' }))
    .data as { rows: (Terms & { sqbh: string })[] };
  const [{ sqbh, jsrq, sfcq } = { sqbh: '', jsrq: '', sfcq: '0' }] = rows;
  await make('authorizations.toChange', { sqbh });
  const changed = async (sqje: string, days: number) => {
    const bgrq = wireDay(new Date(clock.now().getTime() + days * DAY_MS));
    const draft = { sqbh, xts: ['query'], sfcq, jsrq, sfkzed: '1', sqje, bgrq };
    const { yxbs } = (await make('authorizations.changeEffect', draft)).data as { yxbs: string };
    await make('authorizations.change', { ...draft, bgyy: '核对', yxbs });
  };
  await changed('90000.00', 0);
  await changed('95000.00', 2);
  const { bgjl } = (await make('authorizations.detail', { sqbh })).data as { bgjl: { bgxh: number }[] };
  await make('authorizations.dropChange', { sqbh, bgxh: bgjl[0]?.bgxh });
  const { rows: told } = (await holder('authorizations.notices', { sqbh, sfxgz: '1' })).data as { rows: { tzbh: string }[] };
  await holder('authorizations.confirm', { tzbh: told[0]?.tzbh });
}

/** The finance office gives somebody a special grant, with one of two files that it brought. */
export async function specialGrant({ clock }: TestHall, make: Make, bsqrgh: string) {
  const brought = async (name: string) => {
    const { data } = await make('authorizations.keepFile', { name, content: Buffer.from(name).toString('base64') });
    return (data as { id: string }).id;
  };
  const [id, other] = [await brought('a.txt'), await brought('b.txt')];
  await make('authorizations.dropFile', { id: other });
  const { rows } = (await make('applications.projects', { text: '' })).data as { rows: { xmbh: string; xmzt: string }[] };
  const { xmbh } = rows.find(({ xmzt }) => xmzt === 'active') ?? {};
  const terms = { xts: ['query'], sqqx: 'month', ksrq: wireDay(clock.now()), sfkzed: '1', sqje: '1.00', sqyy: '协助' };
  const flags = { sfhxj: '0', sfesq: '0', sfxsye: '0', sfxsmx: '0' };
  const { sqbh } = (await make('authorizations.giveSpecial', { xmbh, bsqrgh, ...terms, ...flags, fjids: [id] })).data as { sqbh: string };
  await make('authorizations.grantFile', { sqbh, id });
}

/** A leader gives somebody a grant on a project. */
export async function givenGrant({ clock }: TestHall, make: Make, bsqrgh: string) {
  await make('authorizations.people', { text: 'wang' });
  const { rows } = (await make('authorizations.grantable')).data as { rows: { xmbh: string; xmzt: string }[] };
  const { xmbh } = rows.find(({ xmzt }) => xmzt === 'active') ?? {};
  const terms = { xts: ['query'], sqqx: 'month', ksrq: wireDay(clock.now()), sfkzed: '1', sqje: '1.00', sqyy: '协助' };
  await make('authorizations.give', { xmbh, bsqrgh, ...terms, sfesq: '0', sfxsye: '0', sfxsmx: '0' });
}

/** The head of a department looks its projects up, and grants the whole of it. */
export async function departmentGrant({ clock }: TestHall, make: Make, bsqrgh: string) {
  const [{ bmbh } = {}] = (await make('authorizations.headed')).data as { bmbh?: string }[];
  await make('authorizations.departmentProjects', { text: '' });
  const terms = { xts: ['query'], sqqx: 'month', ksrq: wireDay(clock.now()), sfkzed: '1', sqje: '1.00', sqyy: '协助' };
  const flags = { sfhxj: '0', sfesq: '0', sfxsye: '0', sfxsmx: '0' };
  await make('authorizations.giveDepartment', { bmbh, xmbhs: [], bsqrghs: [bsqrgh], ...terms, ...flags });
}
