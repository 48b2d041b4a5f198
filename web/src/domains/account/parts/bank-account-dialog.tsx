import type { BankAccount } from '@hall/contract/bank-accounts';
import { Input } from 'antd';
import { Field } from '../../../shared/form/field.tsx';
import { FormFrame } from '../../../shared/form/form-frame.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useMeQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { useBankAccountForm } from '../use-bank-account-form.ts';
import { useCode } from '../use-code.ts';
import { BranchSelect } from './branch-select.tsx';
import { CodeField } from './code-field.tsx';

interface BankAccountDialogProps {
  /** The account that changes; none for a new one. */
  readonly account: BankAccount | undefined;
  readonly onClose: () => void;
}

/** Adds a bank account, or gives one another number and branch; the code goes to the person's own phone. */
export function BankAccountDialog({ account, onClose }: BankAccountDialogProps) {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const { form, card, submit } = useBankAccountForm(account, onClose);
  const { send, sent, secondsLeft } = useCode('bank', form, 'code');
  const title = account ? t('changeCard', { number: account.maskedNumber.slice(-4) }) : t('addCard');
  return (
    <Dialog title={title} width={480} lightDismiss={false} onClose={onClose}>
      <p className="center-absent center-intro">{t('cardIntro', { name: me ? pick(me.name, me.nameEn) : '' })}</p>
      <FormFrame
        label={title}
        refusal={form.refusal}
        busy={form.busy}
        send={t('save')}
        cancel={{ text: t('cancel'), onCancel: onClose }}
        onSubmit={submit}
      >
        <Field
          label={t(account ? 'newCardNumber' : 'cardNumber')}
          error={form.errorOf('cardNumber')}
          hint={card?.bank && pick(card.bank, card.bankEn)}
        >
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              value={form.values.cardNumber}
              onChange={(event) => form.change({ cardNumber: event.target.value })}
              onBlur={() => form.leave('cardNumber')}
            />
          )}
        </Field>
        <Field label={t('branch')} error={form.errorOf('branchCode')}>
          {(field) => (
            <BranchSelect
              field={field}
              value={form.values.branchCode}
              bank={card?.bank}
              onChange={(branchCode) => form.change({ branchCode })}
            />
          )}
        </Field>
        <CodeField
          value={form.values.code}
          error={form.errorOf('code')}
          sent={sent}
          secondsLeft={secondsLeft}
          onChange={(code) => form.change({ code })}
          onLeave={() => form.leave('code')}
          onSend={send}
        />
      </FormFrame>
    </Dialog>
  );
}
