import { grantRemovalEndpoints, type RemovalGrant, type RemovalOutcome } from '@hall/contract/grant-removal';
import { REASON_MAX } from '@hall/contract/project-terms';
import type { RemovalMode } from '@hall/contract/rules/removal';
import { Input } from 'antd';
import { isApiFailure } from '../../../shared/api/failure.ts';
import { Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { type Chosen, orderOf } from './chosen-grants.ts';
import { useRemoveGrantsMutation } from './removal-api.ts';
import { RemovalSummary } from './removal-sums.tsx';
import { useRemovalTexts } from './removal-texts.ts';
import '../parts/effect-facts.css';

const { request } = grantRemovalEndpoints.remove;
const { EntityForm, FormField } = formOf(request);

const BEGUN = { mode: 'all' } as const;

function ModeChoice(control: Control<RemovalMode>) {
  const { t } = useRemovalTexts();
  const term = useTerms(request);
  const options = [
    { value: 'all', label: t('modeAll') },
    { value: 'each', label: t('modeEach') },
  ] as const;
  return <Choice {...control} label={term('mode')} options={options} />;
}

const changedMeanwhile = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'business' && failure.rule === 'removal-changed';

export interface ConfirmDialogProps {
  readonly rows: readonly RemovalGrant[];
  readonly chosen: Chosen;
  /** Something is not what was shown: it is to be shown anew. */
  readonly onStale: () => void;
  readonly onRemoved: (outcomes: readonly RemovalOutcome[]) => void;
  readonly onClose: () => void;
}

/** Shows once more what is done, asks why and how, and does that and nothing else. */
export function ConfirmDialog({ rows, chosen, onStale, onRemoved, onClose }: ConfirmDialogProps) {
  const { t } = useRemovalTexts();
  const [remove] = useRemoveGrantsMutation();
  const grants = orderOf(rows, chosen);
  const send = async (reason: string, mode: RemovalMode) => {
    try {
      onRemoved((await remove({ grants, reason, mode }).unwrap()).outcomes);
    } catch (failure) {
      if (changedMeanwhile(failure)) onStale();
      throw failure;
    }
  };
  return (
    <Dialog title={t('removeTitle')} width={600} onClose={onClose}>
      <div className="removal-confirm">
        <RemovalSummary rows={rows} chosen={chosen} />
        {grants.length > 0 ? <p className="grant-effect-lasting">{t('cannotBeUndone')}</p> : <p role="alert">{t('noneLeft')}</p>}
      </div>
      {grants.length > 0 && (
        <EntityForm
          label={t('removeTitle')}
          send={t('remove', { count: grants.length })}
          danger
          initial={BEGUN}
          onSend={({ reason, mode }) => send(reason, mode)}
          onCancel={onClose}
        >
          <FormField name="reason">
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} />
          </FormField>
          <FormField name="mode">
            <ModeChoice />
          </FormField>
        </EntityForm>
      )}
    </Dialog>
  );
}
