import type { Application } from '@hall/contract/applications';
import { type ApprovalEffect, type ApprovalOutcome, approvalsEndpoints } from '@hall/contract/approvals';
import { REASON_MAX } from '@hall/contract/project-terms';
import { Button, Input } from 'antd';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useApproveTogetherMutation } from '../approvals-api.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useTogetherTexts } from '../together-texts.ts';
import { useEffectsByNow } from '../use-effects.ts';
import { ApprovalLines } from './approval-lines.tsx';
import './approval-facts.css';

export interface ApproveTogetherDialogProps {
  readonly applications: readonly Application[];
  /** `approved`: whether they have been approved as far as they could be. */
  readonly onClose: (approved: boolean) => void;
}

const { EntityForm, FormField } = formOf(approvalsEndpoints.approveTogether.request);

interface AskingProps extends ApproveTogetherDialogProps {
  readonly effects: readonly ApprovalEffect[];
  readonly approve: ReturnType<typeof useApproveTogetherMutation>[0];
}

function Asking({ applications, effects, approve, onClose }: AskingProps) {
  const approvals = useApprovalsTexts();
  const { t } = useTogetherTexts();
  const shown = effects.filter(({ fault }) => !fault).map(({ number, shown: mark }) => ({ number, shown: mark }));
  const left = effects.length - shown.length;
  return (
    <>
      <ApprovalLines applications={applications} faults={effects} effects={effects} />
      {left > 0 && <p className="approval-note">{shown.length > 0 ? t('someLeft', { count: left }) : t('cannotAny')}</p>}
      {shown.length > 0 ? (
        <EntityForm
          label={t('approveSeveral')}
          send={t('approveCount', { count: shown.length })}
          onSend={({ comment }) => approve({ shown, comment }).unwrap()}
          onCancel={() => onClose(false)}
        >
          <FormField name="comment">
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} placeholder={approvals.t('optional')} />
          </FormField>
        </EntityForm>
      ) : (
        <div className="approval-close">
          <Button onClick={() => onClose(false)}>{approvals.t('close')}</Button>
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
  const approvals = useApprovalsTexts();
  const { t } = useTogetherTexts();
  const faults = [...effects, ...outcomes].filter(({ fault }) => fault);
  const done = outcomes.filter(({ fault }) => !fault).length;
  const left = applications.length - done;
  const said = [...(done > 0 ? [t('approvedCount', { count: done })] : []), ...(left > 0 ? [t('leftCount', { count: left })] : [])];
  return (
    <>
      <p className="approval-note" role="status">
        {said.join(t('and'))}
      </p>
      <ApprovalLines applications={applications} faults={faults} done={t('wasApproved')} />
      <div className="approval-close">
        <Button type="primary" onClick={() => onClose(true)}>
          {approvals.t('close')}
        </Button>
      </div>
    </>
  );
}

/** Approves several applications, each by itself, and tells what has become of each (PROJ-20). */
export function ApproveTogetherDialog({ applications, onClose }: ApproveTogetherDialogProps) {
  const { t } = useTogetherTexts();
  const [approve, { data }] = useApproveTogetherMutation();
  const query = useEffectsByNow(
    applications.map(({ number }) => number),
    () => onClose(false),
  );
  return (
    <Dialog title={t('approveSeveral')} width={920} onClose={() => onClose(data !== undefined)}>
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
