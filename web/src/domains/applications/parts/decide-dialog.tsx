import type { Application } from '@hall/contract/applications';
import { type ApprovalEffect, approvalsEndpoints } from '@hall/contract/approvals';
import { REASON_MAX } from '@hall/contract/project-terms';
import type { Decision } from '@hall/contract/rules/application-states';
import { Button, Input } from 'antd';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isMeanwhile } from '../../../shared/api/failure.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { approvalsStale, isRefusedBy, useDecideOnApplicationMutation, useLazyApprovalsQuery } from '../approvals-api.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useDecidingTexts } from '../deciding-texts.ts';
import { useEffectsByNow } from '../use-effects.ts';
import { ApprovalFacts, AskedFacts } from './approval-facts.tsx';

export interface DecideDialogProps {
  readonly application: Application;
  readonly decision: Decision;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(approvalsEndpoints.decide.request);

const TITLE = { approve: 'approveWhich', reject: 'rejectWhich' } as const;
const DONE = { approve: 'approved', reject: 'rejected' } as const;

/** Decides on the application as it is shown. */
type Decide = (decided: { readonly comment?: string | undefined; readonly shown?: string | undefined }) => Promise<unknown>;

interface DecideFormProps extends DecideDialogProps {
  readonly title: string;
  readonly onDecide: Decide;
}

function DecideForm({ application: { number }, decision, title, onDecide, onClose }: DecideFormProps) {
  const { t } = useApprovalsTexts();
  const deciding = useDecidingTexts();
  const rejects = decision === 'reject';
  return (
    <EntityForm
      label={title}
      send={t(decision)}
      danger={rejects}
      onSend={({ comment }) => onDecide({ comment })}
      onSent={toldAndClosed(deciding.t(DONE[decision], { number }), onClose)}
      onCancel={onClose}
    >
      <FormField name="comment" {...(rejects && { label: deciding.t('rejectReason'), required: true, missing: 'reject-reason' })}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} {...(!rejects && { placeholder: t('optional') })} />
      </FormField>
    </EntityForm>
  );
}

/** Why it cannot be approved, which the list may not know yet: there is nothing to be decided on then but to close it. */
function Fault({ fault, onClose }: { readonly fault: string; readonly onClose: () => void }) {
  const { t } = useApprovalsTexts();
  const deciding = useDecidingTexts();
  const dispatch = useDispatch();
  useEffect(() => void dispatch(approvalsStale()), [dispatch]);
  return (
    <>
      <p className="approval-fault" role="alert">
        {deciding.t('cannotApprove', { fault })}
      </p>
      <div className="approval-close">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  );
}

/** What approving does, and the form; what has changed since is shown before it is approved. */
function Approving({ onDecide, ...props }: DecideFormProps) {
  const { pick } = useApprovalsTexts();
  const { onClose } = props;
  const query = useEffectsByNow([props.application.number], onClose);
  const approve = async (effect: ApprovalEffect, comment: string | undefined) => {
    try {
      return await onDecide({ comment, shown: effect.shown });
    } catch (failure) {
      if (isMeanwhile(failure)) void query.refetch();
      throw failure;
    }
  };
  return (
    <QueryView query={query} lines={5}>
      {({ effects: [effect] }) =>
        effect &&
        (effect.fault ? (
          <Fault fault={pick(effect.fault, effect.faultEn)} onClose={onClose} />
        ) : (
          <>
            <ApprovalFacts effect={effect} />
            <DecideForm {...props} onDecide={({ comment }) => approve(effect, comment)} />
          </>
        ))
      }
    </QueryView>
  );
}

/**
 * The application to decide on: as it was opened, until the server says that it is another by now; then as it is, so that deciding again is
 * on purpose. What else was decided on it meanwhile the lists show.
 */
function useDeciding(opened: Application, decision: Decision) {
  const { number } = opened;
  const dispatch = useDispatch();
  const [ask] = useLazyApprovalsQuery();
  const [decide] = useDecideOnApplicationMutation();
  const { now, saving } = useMeanwhile(opened, () =>
    ask({ number, page: 1, pageSize: 1 })
      .unwrap()
      .then(({ rows: [row] }) => row),
  );
  const onDecide: Decide = async (decided) => {
    try {
      return await saving(({ version }) => decide({ number, version, decision, ...decided }).unwrap());
    } catch (failure) {
      if (isMeanwhile(failure) || isRefusedBy(failure, 'application-handled')) dispatch(approvalsStale());
      throw failure;
    }
  };
  return { now, onDecide };
}

/** Approves an application once it was shown what that does, or rejects it with a reason (PROJ-7, PROJ-20). */
export function DecideDialog(props: DecideDialogProps) {
  const { application, decision, onClose } = props;
  const { t } = useDecidingTexts();
  const title = t(TITLE[decision], { number: application.number });
  const { now, onDecide } = useDeciding(application, decision);
  const Deciding = decision === 'approve' ? Approving : DecideForm;
  return (
    <Dialog title={title} width={840} onClose={onClose}>
      {now.version !== application.version && (
        <p className="approval-changed" role="status">
          {t('changedMeanwhile')}
        </p>
      )}
      <AskedFacts opened={application} now={now} />
      <Deciding {...props} title={title} onDecide={onDecide} />
    </Dialog>
  );
}
