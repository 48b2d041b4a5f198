import { CODE_SETS } from '@hall/contract/offered-codes';
import { AccountReason, type AccountState } from '@hall/contract/people';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useDisableAccountMutation, useLockAccountMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import type { ReasonInputProps } from './reason-input.tsx';
import './shut-out-dialog.css';

const ReasonInput = lazyPart<ReasonInputProps>(() => import('./reason-input.tsx').then((part) => part.ReasonInput));

/** What shuts a person out. */
export type ShuttingOut = 'lock' | 'disable';

export interface ShutOutDialogProps {
  readonly account: AccountState;
  readonly how: ShuttingOut;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(AccountReason);

/** What it does to the person, and how it is undone. */
const EFFECTS = {
  lock: ['effectSessions', 'effectShutOut', 'undoneByUnlock'],
  disable: ['effectSessions', 'effectShutOut', 'undoneByEnable'],
} as const;
const CODES = { lock: CODE_SETS.lockReasons, disable: CODE_SETS.disableReasons } as const;
const TITLES = { lock: 'lockWhose', disable: 'disableWhose' } as const;
const DONE = { lock: 'doneLock', disable: 'doneDisable' } as const;

/** Locks or disables an account, once it is said why. */
function useShutOut({ staffNumber }: AccountState, how: ShuttingOut) {
  const [lock] = useLockAccountMutation();
  const [disable] = useDisableAccountMutation();
  return (reason: string | undefined) =>
    how === 'lock' ? lock({ staffNumber, locked: true, reason }).unwrap() : disable({ staffNumber, enabled: false, reason }).unwrap();
}

/** Says what locking or disabling an account does, and asks why it is done. */
export function ShutOutDialog({ account, how, onClose }: ShutOutDialogProps) {
  const { t, pick } = useTexts();
  const shutOut = useShutOut(account, how);
  const name = pick(account.name, account.nameEn);
  const title = t(TITLES[how], { name });
  const done = () => {
    toastLane.show({ tone: 'success', text: t(DONE[how], { name }) });
    onClose();
  };
  return (
    <Dialog title={title} width={480} onClose={onClose}>
      <ul className="shut-out-effects">
        {EFFECTS[how].map((effect) => (
          <li key={effect}>{t(effect, { count: account.sessions })}</li>
        ))}
      </ul>
      <EntityForm label={title} send={t(how)} danger onSend={({ reason }) => shutOut(reason)} onSent={done} onCancel={onClose}>
        <FormField name="reason" required hint={t('reasonHint')}>
          <ReasonInput codes={CODES[how]} {...FIRST_FOCUS} />
        </FormField>
      </EntityForm>
    </Dialog>
  );
}
