import { type Voucher, VoucherDraft } from '@hall/contract/logistics';
import { typedAmountOf } from '@hall/contract/rules/typed-amount';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { useRef } from 'react';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useRegisterMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { AmountHint } from './amount-hint.tsx';
import { LazyCodeSelect } from './lazy-code-select.tsx';

export interface RegisterFormProps {
  /** It was registered: its bar code is to be printed. */
  readonly onRegistered: (voucher: Voucher) => void;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField, useValue } = formOf(VoucherDraft);

const meant = (value: unknown): unknown => (typeof value === 'string' ? typedAmountOf(value.trim()) : value);

const TypedAmount = () => <AmountHint typed={useValue('amount')} />;

/** Registers a voucher, which hands it in (LOGI-1). */
export function RegisterForm({ onRegistered, onClose }: RegisterFormProps) {
  const { t } = useTexts();
  const [register] = useRegisterMutation();
  const made = useRef<Voucher>(undefined);
  const send = async (draft: VoucherDraft) => {
    made.current = await register(draft).unwrap();
  };
  const sent = () => {
    toastLane.show({ tone: 'success', text: t('registered') });
    if (made.current) onRegistered(made.current);
  };
  return (
    <Dialog title={t('register')} width={560} lightDismiss={false} onClose={onClose}>
      <EntityForm label={t('register')} onSend={send} onSent={sent} onCancel={onClose}>
        <FormField name="kind">
          <LazyCodeSelect codes={VOUCHER_CODES.kinds} />
        </FormField>
        <TextField name="amount" tidy={meant} inputMode="decimal" autoComplete="off" hint={<TypedAmount />} />
        <TextField name="summary" />
        <TextField name="summaryEn" lang="en" hint={t('summaryEnHint')} />
        <FormField name="place">
          <LazyCodeSelect codes={VOUCHER_CODES.places} />
        </FormField>
      </EntityForm>
    </Dialog>
  );
}
