import type { ProjectToApplyFor } from '@hall/contract/applications';
import { useGrantingTexts } from '../../granting/index.ts';
import { useApplyingTexts } from '../applying-texts.ts';

/** Of the project that is chosen: who decides on it first, and until when it can be applied for. */
export function ProjectFacts({ project }: { readonly project: ProjectToApplyFor }) {
  const { t, pick } = useApplyingTexts();
  const granting = useGrantingTexts();
  const { department, departmentEn, leader, leaderEn, accountSet, accountSetEn, until } = project;
  const said = [
    pick(department, departmentEn),
    granting.t('ledBy', { leader: pick(leader, leaderEn) }),
    t('accountSet', { accountSet: pick(accountSet, accountSetEn) }),
    granting.t('until', { day: until }),
  ];
  return <span className="grant-facts">{said.join(' · ')}</span>;
}
