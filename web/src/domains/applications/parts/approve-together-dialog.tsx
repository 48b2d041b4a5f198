import type { Application } from '@hall/contract/applications';
import { type ApprovalEffect, type ApprovalOutcome, approvalsEndpoints } from '@hall/contract/approvals';
import { Button, Input } from 'antd';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useApproveTogetherMutation } from '../approvals-api.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useEffectsByNow } from '../use-effects.ts';
import './approval-facts.css';

export interface ApproveTogetherDialogProps {
  readonly applications: readonly Application[];
  /** `approved`: whether they have been approved as far as they could be. */
  readonly onClose: (approved: boolean) => void;
}

const { EntityForm, FormField } = formOf(approvalsEndpoints.approveTogether.request);

type Fault = Pick<ApprovalOutcome, 'number' | 'fault' | 'faultEn'>;

interface LinesProps {
  readonly applications: readonly Application[];
  readonly faults: readonly Fault[];
  /** What is said of what has no fault. */
  readonly done?: string;
}

/** One application in a line, with what is against it. */
function Lines({ applications, faults, done }: LinesProps) {
  const { t, pick } = useApprovalsTexts();
  const faultOf = (number: string) => faults.find((one) => one.number === number);
  return (
    <ul className="approval-together" aria-label={t('approveSeveral')}>
      {applications.map(({ number, projectName = '', projectNameEn, person, personEn, amount }) => {
        const { fault, faultEn } = faultOf(number) ?? {};
        return (
          <li key={number}>
            <span className="approval-number">{number}</span>
            <strong>{pick(person, personEn)}</strong>
            <span>{pick(projectName, projectNameEn)}</span>
            <span className="approval-amount">{amount === undefined ? t('notControlled') : yuanText(amount)}</span>
            {fault && <span className="approval-why">{pick(fault, faultEn)}</span>}
            {!fault && done && <span className="approval-done">{done}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface AskingProps extends ApproveTogetherDialogProps {
  readonly effects: readonly ApprovalEffect[];
  readonly approve: ReturnType<typeof useApproveTogetherMutation>[0];
}

function Asking({ applications, effects, approve, onClose }: AskingProps) {
  const { t } = useApprovalsTexts();
  const shown = effects.filter(({ fault }) => !fault).map(({ number, shown: mark }) => ({ number, shown: mark }));
  const left = effects.length - shown.length;
  return (
    <>
      <Lines applications={applications} faults={effects} />
      {left > 0 && <p className="approval-note">{shown.length > 0 ? t('someLeft', { count: left }) : t('cannotAny')}</p>}
      {shown.length > 0 ? (
        <EntityForm
          label={t('approveSeveral')}
          send={t('approveCount', { count: shown.length })}
          onSend={({ comment }) => approve({ shown, comment }).unwrap()}
          onCancel={() => onClose(false)}
        >
          <FormField name="comment">
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={200} placeholder={t('optional')} />
          </FormField>
        </EntityForm>
      ) : (
        <div className="approval-close">
          <Button onClick={() => onClose(false)}>{t('close')}</Button>
        </div>
      )}
    </>
  );
}

interface OutcomeProps extends Pick<ApproveTogetherDialogProps, 'applications' | 'onClose'> {
  readonly effects: readonly ApprovalEffect[];
  readonly outcomes: readonly ApprovalOutcome[];
}

/** What has become of each, also of those that could not be approved from the beginning. */
function Outcome({ applications, effects, outcomes, onClose }: OutcomeProps) {
  const { t } = useApprovalsTexts();
  const faults = [...effects, ...outcomes].filter(({ fault }) => fault);
  const done = outcomes.filter(({ fault }) => !fault).length;
  return (
    <>
      <p className="approval-note" role="status">
        {t('outcome', { done, left: applications.length - done })}
      </p>
      <Lines applications={applications} faults={faults} done={t('wasApproved')} />
      <div className="approval-close">
        <Button type="primary" onClick={() => onClose(true)}>
          {t('close')}
        </Button>
      </div>
    </>
  );
}

/** Approves several applications, each by itself, and tells what has become of each (PROJ-20). */
export function ApproveTogetherDialog({ applications, onClose }: ApproveTogetherDialogProps) {
  const { t } = useApprovalsTexts();
  const [approve, { data }] = useApproveTogetherMutation();
  const query = useEffectsByNow(
    applications.map(({ number }) => number),
    () => onClose(false),
  );
  return (
    <Dialog title={t('approveSeveral')} width={800} onClose={() => onClose(data !== undefined)}>
      <QueryView query={query} lines={5}>
        {({ effects }) =>
          data ? (
            <Outcome applications={applications} effects={effects} outcomes={data.outcomes} onClose={onClose} />
          ) : (
            <Asking applications={applications} effects={effects} approve={approve} onClose={onClose} />
          )
        }
      </QueryView>
    </Dialog>
  );
}
