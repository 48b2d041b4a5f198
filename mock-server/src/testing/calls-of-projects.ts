import type { Make } from './calls-of-settings.ts';

/** A project that somebody leads is looked at, and frozen and thawed by who manages all. */
export async function projects(leader: Make, manager: Make) {
  const { rows } = (await leader('projects.own', { xmjs: 'leader', xmzt: 'active' })).data as { rows: { xmbh: string }[] };
  const xmbh = rows[0]?.xmbh;
  await leader('projects.detail', { xmbh });
  for (const czlx of ['freeze', 'thaw']) {
    const { yxbs } = (await manager('projects.effect', { xmbh, czlx })).data as { yxbs: string };
    await manager('projects.decide', { xmbh, czlx, yy: '检查', yxbs });
  }
}
