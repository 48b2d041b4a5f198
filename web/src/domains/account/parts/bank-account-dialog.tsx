import { type BankAccount, bankAccountsEndpoints } from '@hall/contract/bank-accounts';
import { bankCardFault, cardNumberOf } from '@hall/contract/rules/bank-card';
import { partOf } from '@hall/contract/wire/entity';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useCheckCardQuery } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import { useSaveBankAccount } from '../use-save-bank-account.ts';
import { BranchSelect } from './branch-select.tsx';
import { CodeField } from './code-field.tsx';

interface BankAccountDialogProps {
  /** The account that changes; none for a new one. */
  readonly account: BankAccount | undefined;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField, useValue } = formOf(
  partOf(bankAccountsEndpoints.saveBankAccount.request, 'cardNumber', 'branchCode'),
  bankAccountsEndpoints.verifyBankChange.request,
);

const asCardNumber = (typed: unknown): string => cardNumberOf(String(typed ?? ''));

function CardFields({ label }: { readonly label: string | undefined }) {
  const { pick } = useTexts();
  const cardNumber = asCardNumber(useValue('cardNumber'));
  const { data: card } = useCheckCardQuery({ cardNumber }, { skip: bankCardFault(cardNumber) !== undefined });
  const bank = card?.bank && pick(card.bank, card.bankEn);
  return (
    <>
      <TextField
        name="cardNumber"
        label={label}
        required
        hint={bank}
        tidy={asCardNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
      <FormField name="branchCode" required>
        <BranchSelect bank={card?.bank} />
      </FormField>
    </>
  );
}

/** Adds a bank account, or gives one another number and branch; the code goes to the person's own phone. */
export function BankAccountDialog({ account, onClose }: BankAccountDialogProps) {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const save = useSaveBankAccount(account);
  const saved = () => {
    toastLane.show({ tone: 'success', text: t('cardSaved') });
    onClose();
  };
  const title = account ? t('changeCard', { number: account.maskedNumber.slice(-4) }) : t('addCard');
  return (
    <Dialog title={title} width={480} lightDismiss={false} onClose={onClose}>
      <p className="center-absent center-intro">{t('cardIntro', { name: me ? pick(me.name, me.nameEn) : '' })}</p>
      <EntityForm label={title} onSend={save} onSent={saved} onCancel={onClose}>
        <CardFields label={account && t('newCardNumber')} />
        <CodeField name="code" purpose="bank" />
      </EntityForm>
    </Dialog>
  );
}
