import { Application } from '@hall/contract/applications';
import type { ApprovalEffect } from '@hall/contract/approvals';
import { GrantSystem } from '@hall/contract/draft-terms';
import { labelOf } from '@hall/contract/wire/coded';
import type { ReactNode } from 'react';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import './approval-facts.css';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is applied for, in short. */
export function AskedFacts({ application }: { readonly application: Application }) {
  const { t, pick, language } = useApprovalsTexts();
  const term = useTerms(Application);
  const { projectName = '', projectNameEn, applicant, applicantEn, person, personEn, systems, amount, reason } = application;
  return (
    <dl className="approval-facts" aria-label={t('asked')}>
      <Fact name={term('projectName')}>{pick(projectName, projectNameEn)}</Fact>
      <Fact name={term('applicant')}>{pick(applicant, applicantEn)}</Fact>
      <Fact name={term('person')}>{pick(person, personEn)}</Fact>
      <Fact name={term('systems')}>{systems.map((system) => labelOf(GrantSystem, system, language)).join(t('between'))}</Fact>
      <Fact name={term('amount')}>{amount === undefined ? t('notControlled') : yuanText(amount)}</Fact>
      <Fact name={term('reason')}>{reason || '—'}</Fact>
    </dl>
  );
}

/** The available amounts of the project's grants, with a warning where they come to more than the project has left. */
function Available({ effect: { balance, grantedBefore, grantedAfter } }: { readonly effect: ApprovalEffect }) {
  const { t } = useApprovalsTexts();
  return (
    <>
      {t('beforeAfter', { before: yuanText(grantedBefore), after: yuanText(grantedAfter) })}
      {Number(grantedAfter) > Number(balance) && <p className="approval-warning">{t('aboveBalance')}</p>}
    </>
  );
}

/** What approving an application would do (PROJ-7). */
export function ApprovalFacts({ effect }: { readonly effect: ApprovalEffect }) {
  const { t } = useApprovalsTexts();
  const { firstDay, lastDay, balance, held, pendingClaims } = effect;
  return (
    <dl className="approval-facts" aria-label={t('effect')}>
      <Fact name={t('from')}>{firstDay ?? '—'}</Fact>
      <Fact name={t('until')}>{lastDay ?? '—'}</Fact>
      <Fact name={t('balance')}>{yuanText(balance)}</Fact>
      <Fact name={t('available')}>
        <Available effect={effect} />
      </Fact>
      <Fact name={t('held')}>{held.length > 0 ? held.join(t('between')) : t('heldNone')}</Fact>
      <Fact name={t('claims')}>{pendingClaims > 0 ? t('claimsSome', { count: pendingClaims }) : t('claimsNone')}</Fact>
    </dl>
  );
}
