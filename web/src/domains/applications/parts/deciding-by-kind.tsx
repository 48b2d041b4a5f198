import type { Application } from '@hall/contract/applications';
import type { ApplicationKind, Decision } from '@hall/contract/rules/application-states';
import type { ComponentType } from 'react';
import { EffectOfChange } from '../../authorizations/index.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import { useAuditEffectByNow, useEffectsByNow } from '../use-effects.ts';
import { ApprovalFacts, Part } from './approval-facts.tsx';
import { ApproveShown } from './approve-shown.tsx';
import { ChangeCompared } from './change-compared.tsx';
import { DecideForm, type DecideFormProps } from './decide-form.tsx';

function ApprovingGrant(props: DecideFormProps) {
  const query = useEffectsByNow([props.application.number], props.onClose);
  return (
    <ApproveShown {...props} query={{ ...query, data: query.data?.effects[0] }}>
      {(effect) => <ApprovalFacts effect={effect} />}
    </ApproveShown>
  );
}

/** Old terms and new ones side by side. */
function Compared({ application }: { readonly application: Application }) {
  const { t } = useApprovalsTexts();
  return (
    <Part title={t('compared')}>
      <ChangeCompared application={application} />
    </Part>
  );
}

/** What approving a change does tells the terms before and after it as well (PROJ-24). */
function ApprovingChange(props: DecideFormProps) {
  const { t } = useApprovalsTexts();
  const { application, onClose } = props;
  const query = useAuditEffectByNow(application.number, onClose);
  return (
    <ApproveShown {...props} query={query} instead={<Compared application={application} />}>
      {({ effect }) => (
        <Part title={t('effect')} className="approval-change">
          {effect && <EffectOfChange effect={effect} />}
        </Part>
      )}
    </ApproveShown>
  );
}

function RejectingChange(props: DecideFormProps) {
  return (
    <>
      <Compared application={props.application} />
      <DecideForm {...props} />
    </>
  );
}

/** How each kind of application is decided on, below what is applied for. */
export const DECIDING: Readonly<Record<ApplicationKind, Readonly<Record<Decision, ComponentType<DecideFormProps>>>>> = {
  grant: { approve: ApprovingGrant, reject: DecideForm },
  change: { approve: ApprovingChange, reject: RejectingChange },
};
