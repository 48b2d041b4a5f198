import { ActingReason } from '@hall/contract/acting';
import type { AccountState } from '@hall/contract/people';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useActAsMutation, useActingAs } from '../../session/index.ts';
import { useTexts } from '../texts.ts';
import './shut-out-dialog.css';

export interface ActAsDialogProps {
  readonly account: AccountState;
  readonly onClose: () => void;
}

const { EntityForm, TextField } = formOf(ActingReason);

const EFFECTS = ['actingSees', 'actingLogged', 'actingLimits', 'actingBack'] as const;

/** Says what acting as somebody is, and asks why it is done. */
export function ActAsDialog({ account: { staffNumber, name, nameEn }, onClose }: ActAsDialogProps) {
  const { t, pick } = useTexts();
  const [actAs] = useActAsMutation();
  const goOn = useActingAs();
  const title = t('actAsWhom', { name: pick(name, nameEn) });
  const begin = async ({ reason }: { readonly reason: string }) => goOn(await actAs({ staffNumber, reason }).unwrap());
  return (
    <Dialog title={title} width={480} onClose={onClose}>
      <ul className="shut-out-effects">
        {EFFECTS.map((effect) => (
          <li key={effect}>{t(effect, { name: pick(name, nameEn) })}</li>
        ))}
      </ul>
      <EntityForm label={title} send={t('actAs')} onSend={begin} onSent={onClose} onCancel={onClose}>
        <TextField name="reason" required hint={t('actingReasonHint')} {...FIRST_FOCUS} />
      </EntityForm>
    </Dialog>
  );
}
