import type { Bilingual } from '@hall/contract/bilingual';
import { projectPath } from '@hall/contract/projects';
import type { ProjectAction } from '@hall/contract/rules/project-states';
import type { Tx } from '@hall/database/database';
import { push } from '../../core/push.ts';
import type { Why } from '../authorizations/index.ts';
import type { Judged } from './judged-decision.ts';

const ORIGIN = 'projects';

const SAID: { readonly [A in ProjectAction]: Bilingual } = {
  freeze: { zh: '已冻结', en: 'was frozen' },
  thaw: { zh: '已解冻', en: 'was thawed' },
  close: { zh: '已结题', en: 'was closed' },
  leader: { zh: '已更换负责人', en: 'has another leader' },
};

/** Tells who leads a project, and who leads it from now on, what was decided on it, except who decided it. */
export async function tellLeaders(tx: Tx, { project, action, leader }: Judged, { by, reason, at }: Why): Promise<void> {
  const said = SAID[action];
  const told = {
    origin: ORIGIN,
    title: `项目“${project.name}”${said.zh}：${reason}`,
    titleEn: `The project “${project.nameEn}” ${said.en}: ${reason}`,
    path: projectPath(project.code),
    sentAt: at,
  };
  const people = [project.leaderId, ...(leader ? [leader.id] : [])].filter((id) => id !== by?.id);
  if (people.length > 0) await push(tx, people, told);
}
