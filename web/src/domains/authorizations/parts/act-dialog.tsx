import { authorizationsEndpoints, type Grant, type GrantEffect } from '@hall/contract/authorizations';
import type { GrantAction } from '@hall/contract/rules/grant-states';
import { Input } from 'antd';
import { isApiFailure } from '../../../shared/api/failure.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { useActOnGrantMutation, useGrantEffectQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { EffectFacts } from './effect-facts.tsx';

export interface ActDialogProps {
  readonly grant: Grant;
  readonly action: GrantAction;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(authorizationsEndpoints.act.request);

const TITLE = { suspend: 'suspendWhich', resume: 'resumeWhich', revoke: 'revokeWhich' } as const;
const DONE = { suspend: 'suspended', resume: 'resumed', revoke: 'revoked' } as const;

const changedMeanwhile = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && failure.rule === 'changed-meanwhile';

interface ActFormProps extends ActDialogProps {
  readonly effect: GrantEffect;
  readonly title: string;
  readonly onStale: () => void;
}

function ActForm({ grant: { number }, action, effect: { shown }, title, onStale, onClose }: ActFormProps) {
  const { t } = useTexts();
  const [act] = useActOnGrantMutation();
  const send = async (reason: string) => {
    try {
      return await act({ number, action, reason, shown }).unwrap();
    } catch (failure) {
      // What it would do now is shown, so that it can be decided anew.
      if (changedMeanwhile(failure)) onStale();
      throw failure;
    }
  };
  return (
    <EntityForm
      label={title}
      send={t(action)}
      danger={action === 'revoke'}
      onSend={({ reason }) => send(reason)}
      onSent={toldAndClosed(t(DONE[action], { number }), onClose)}
      onCancel={onClose}
    >
      <FormField name="reason">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={200} />
      </FormField>
    </EntityForm>
  );
}

/** Shows what an action on a grant would do, asks why, and does that and nothing else (PROJ-7). */
export function ActDialog(props: ActDialogProps) {
  const { grant, action, onClose } = props;
  const { t } = useTexts();
  const query = useGrantEffectQuery({ number: grant.number, action }, { refetchOnMountOrArgChange: true });
  const title = t(TITLE[action], { number: grant.number });
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <QueryView query={query} lines={5}>
        {(effect) => (
          <>
            <EffectFacts effect={effect} />
            {action === 'revoke' && <p className="grant-effect-lasting">{t('cannotBeUndone')}</p>}
            <ActForm {...props} effect={effect} title={title} onStale={() => void query.refetch()} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
