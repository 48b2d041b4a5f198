import type { GrantableProject } from '@hall/contract/giving';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { useGrantingTexts } from '../../granting/index.ts';
import { useGivingTexts } from '../giving-texts.ts';

/** Of the project that is chosen: who leads it, and how much of it can be granted. */
export function ProjectFacts({ project }: { readonly project: GrantableProject }) {
  const { t, pick } = useGivingTexts();
  const granting = useGrantingTexts();
  const { department, departmentEn, leader, leaderEn, parent, until, controlled, available = '' } = project;
  const said = [
    pick(department, departmentEn),
    granting.t('ledBy', { leader: pick(leader, leaderEn) }),
    until ? granting.t('until', { day: until }) : t('endless'),
    ...(parent ? [controlled ? t('toGiveOn', { amount: amountOf(available)?.text ?? available }) : t('unlimited'), t('onceOnly')] : []),
  ];
  return <span className="grant-facts">{said.join(' · ')}</span>;
}
