import type { Application } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import type { Decision } from '@hall/contract/rules/application-states';
import { Button, Input } from 'antd';
import { useDispatch } from 'react-redux';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { approvalsStale, isRefusedBy, useDecideOnApplicationMutation } from '../approvals-api.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
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

interface DecideFormProps extends DecideDialogProps {
  readonly title: string;
  /** The mark of the effect that is shown, where it is approved. */
  readonly shown?: string;
  readonly onStale?: () => void;
}

function DecideForm({ application: { number }, decision, title, shown, onStale, onClose }: DecideFormProps) {
  const { t } = useApprovalsTexts();
  const dispatch = useDispatch();
  const [decide] = useDecideOnApplicationMutation();
  const send = async (comment: string | undefined) => {
    try {
      return await decide({ number, decision, comment, shown }).unwrap();
    } catch (failure) {
      // What it would do now is shown, so that it can be decided anew.
      if (isRefusedBy(failure, 'changed-meanwhile')) onStale?.();
      if (isRefusedBy(failure, 'application-handled')) dispatch(approvalsStale());
      throw failure;
    }
  };
  const rejects = decision === 'reject';
  return (
    <EntityForm
      label={title}
      send={t(decision)}
      danger={rejects}
      onSend={({ comment }) => send(comment)}
      onSent={toldAndClosed(t(DONE[decision], { number }), onClose)}
      onCancel={onClose}
    >
      <FormField name="comment" {...(rejects && { label: t('reasonLabel'), required: true, missing: 'reject-reason' })}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={200} {...(!rejects && { placeholder: t('optional') })} />
      </FormField>
    </EntityForm>
  );
}

/** Why it cannot be approved: there is nothing to be decided on then but to close it. */
function Fault({ fault, onClose }: { readonly fault: string; readonly onClose: () => void }) {
  const { t } = useApprovalsTexts();
  return (
    <>
      <p className="approval-fault" role="alert">
        {t('cannotApprove', { fault })}
      </p>
      <div className="approval-close">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  );
}

function Approving({ title, ...props }: DecideDialogProps & { readonly title: string }) {
  const { pick } = useApprovalsTexts();
  const query = useEffectsByNow([props.application.number], props.onClose);
  return (
    <QueryView query={query} lines={5}>
      {({ effects: [effect] }) =>
        effect &&
        (effect.fault ? (
          <Fault fault={pick(effect.fault, effect.faultEn)} onClose={props.onClose} />
        ) : (
          <>
            <ApprovalFacts effect={effect} />
            <DecideForm {...props} title={title} shown={effect.shown} onStale={() => void query.refetch()} />
          </>
        ))
      }
    </QueryView>
  );
}

/** Approves an application once it was shown what that does, or rejects it with a reason (PROJ-7, PROJ-20). */
export function DecideDialog(props: DecideDialogProps) {
  const { application, decision, onClose } = props;
  const { t } = useApprovalsTexts();
  const title = t(TITLE[decision], { number: application.number });
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <AskedFacts application={application} />
      {decision === 'approve' ? <Approving {...props} title={title} /> : <DecideForm {...props} title={title} />}
    </Dialog>
  );
}
