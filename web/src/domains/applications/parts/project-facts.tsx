import { ruleText } from '@hall/contract/errors';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { useGrantingTexts } from '../../granting/index.ts';
import { useApplyingTexts } from '../applying-texts.ts';

/** Of the project that is chosen: who decides on it first, and until when it can be applied for, or that it cannot be any more. */
export function ProjectFacts({ project }: { readonly project: ProjectToApplyFor }) {
  const { t, pick, language } = useApplyingTexts();
  const granting = useGrantingTexts();
  const { department, departmentEn, leader, leaderEn, accountSet, accountSetEn, state, until } = project;
  const said = [
    ...(state === 'closed' ? [ruleText('project-closed', language, {})] : []),
    pick(department, departmentEn),
    granting.t('ledBy', { leader: pick(leader, leaderEn) }),
    t('accountSet', { accountSet: pick(accountSet, accountSetEn) }),
    ...(state === 'closed' ? [] : [granting.t('until', { day: until })]),
  ];
  return <span className="grant-facts">{said.join(' · ')}</span>;
}
