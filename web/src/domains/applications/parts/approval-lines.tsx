import type { Application } from '@hall/contract/applications';
import type { ApprovalEffect, ApprovalOutcome } from '@hall/contract/approvals';
import { amountOf, askedOf, effectOf, personOf, projectOf } from '../approval-words.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useTexts } from '../texts.ts';
import { useTogetherTexts } from '../together-texts.ts';
import { AboveBalance, ToldFacts } from './approval-facts.tsx';
import './approval-lines.css';

type Fault = Pick<ApprovalOutcome, 'number' | 'fault' | 'faultEn'>;

const BRIEF = ['applicant', 'systems', 'duration'] as const;

interface LineProps {
  readonly application: Application;
  /** What approving it would do, where that is asked. */
  readonly effect?: ApprovalEffect | undefined;
  readonly fault: Fault | undefined;
  readonly done?: string | undefined;
}

function Line({ application, effect, fault: { fault, faultEn } = { number: '' }, done }: LineProps) {
  const texts = useApprovalsTexts();
  const { t, pick } = useTexts();
  const { signedFor, signedForEn } = application;
  return (
    <li>
      <p className="approval-line">
        <strong>{personOf(application, texts)}</strong>
        <span className="approval-number">{application.number}</span>
        <strong className="approval-amount">{amountOf(application, texts)}</strong>
        <span className="approval-project">{projectOf(application, texts)}</span>
        {signedFor && <span>{t('signsFor', { whom: pick(signedFor, signedForEn) })}</span>}
      </p>
      {effect &&
        (fault ? (
          <ToldFacts told={askedOf(application, [...BRIEF, 'firstDay', 'lastDay'], texts)} />
        ) : (
          <>
            <ToldFacts told={[...askedOf(application, BRIEF, texts), ...effectOf(effect, texts)]} />
            <AboveBalance effect={effect} />
          </>
        ))}
      {fault && <p className="approval-why">{texts.pick(fault, faultEn)}</p>}
      {!fault && done && <p className="approval-done">{done}</p>}
    </li>
  );
}

interface ApprovalLinesProps {
  readonly applications: readonly Application[];
  readonly faults: readonly Fault[];
  /** What approving each would do, where that is asked. */
  readonly effects?: readonly ApprovalEffect[];
  /** What is said of what has no fault. */
  readonly done?: string;
}

/** Several applications, each with what approving it does, or what is against it, or what has become of it. */
export function ApprovalLines({ applications, faults, effects = [], done }: ApprovalLinesProps) {
  const { t } = useTogetherTexts();
  return (
    <ul className="approval-lines" aria-label={t('approveSeveral')}>
      {applications.map((application) => {
        const isOf = ({ number }: { readonly number: string }) => number === application.number;
        const against = faults.find((one) => isOf(one) && one.fault);
        return <Line key={application.number} application={application} effect={effects.find(isOf)} fault={against} done={done} />;
      })}
    </ul>
  );
}
