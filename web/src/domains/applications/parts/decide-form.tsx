import type { Application } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import { REASON_MAX } from '@hall/contract/project-terms';
import type { Decision } from '@hall/contract/rules/application-states';
import { Input } from 'antd';
import { formOf } from '../../../shared/form/form-of.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useDecidingTexts } from '../deciding-texts.ts';

const { EntityForm, FormField } = formOf(approvalsEndpoints.decide.request);

const DONE = { approve: 'approved', reject: 'rejected' } as const;

/** Decides on the application as it is shown. */
export type Decide = (decided: { readonly comment?: string | undefined; readonly shown?: string | undefined }) => Promise<unknown>;

export interface DecideFormProps {
  /** As it is shown. */
  readonly application: Application;
  readonly decision: Decision;
  readonly title: string;
  readonly onDecide: Decide;
  readonly onClose: () => void;
}

/** The comment of a decision: one may be left, why it is rejected has to be said. */
export function DecideForm({ application: { number }, decision, title, onDecide, onClose }: DecideFormProps) {
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
