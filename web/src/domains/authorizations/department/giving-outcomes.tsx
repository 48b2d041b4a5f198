import type { GivingOutcome } from '@hall/contract/department-grants';
import { Button } from 'antd';
import { useDepartmentTexts } from './department-texts.ts';
import './department.css';

interface GivingOutcomesProps {
  readonly outcomes: readonly GivingOutcome[];
  readonly onClose: () => void;
}

function Outcome({ outcome }: { readonly outcome: GivingOutcome }) {
  const { t, pick } = useDepartmentTexts();
  const { staffNumber, person = '', personEn, project, number, fault, faultEn } = outcome;
  return (
    <li>
      <span className="giving-whom">{[pick(person, personEn), staffNumber].filter(Boolean).join(' ')}</span>
      <span className="giving-what">{project ?? t('wholeDepartment')}</span>
      {fault ? <span className="giving-fault">{pick(fault, faultEn)}</span> : <span className="giving-number">{number}</span>}
    </li>
  );
}

/** What has become of each of the grants; those that were not given stand first (PROJ-9). */
export function GivingOutcomes({ outcomes, onClose }: GivingOutcomesProps) {
  const { t } = useDepartmentTexts();
  const [left, given] = [outcomes.filter(({ fault }) => fault), outcomes.filter(({ fault }) => !fault)];
  const said = [
    ...(given.length > 0 ? [t('givenCount', { count: given.length })] : []),
    ...(left.length > 0 ? [t('leftCount', { count: left.length })] : []),
  ];
  return (
    <>
      <p className="giving-said" role="status">
        {said.join(t('and'))}
      </p>
      <ul className="giving-outcomes">
        {[...left, ...given].map((outcome) => (
          <Outcome key={`${outcome.staffNumber} ${outcome.project ?? ''}`} outcome={outcome} />
        ))}
      </ul>
      <div className="giving-close">
        <Button type="primary" autoFocus onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
