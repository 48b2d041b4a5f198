import type { BankAccount } from '@hall/contract/bank-accounts';
import { bankCardFault, cardNumberOf } from '@hall/contract/rules/bank-card';
import { codeFault } from '@hall/contract/rules/verification-code';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useForm } from '../../shared/form/use-form.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { center, useCheckCardQuery } from './center-api.ts';
import { useTexts } from './texts.ts';

/** The form of a new or changed bank account: a code is exchanged for a proof, and the proof sent with the account. */
export function useBankAccountForm(account: BankAccount | undefined, onSaved: () => void) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  /** A code is good once: its proof serves again when something else was wrong. */
  const proven = useRef<{ readonly code: string; readonly proof: string }>(undefined);
  const form = useForm({
    initial: { cardNumber: '', branchCode: '', code: '' },
    labels: { cardNumber: t('cardNumber'), branchCode: t('branch'), code: t('code') },
    check: ({ cardNumber, branchCode, code }) => ({
      cardNumber: bankCardFault(cardNumberOf(cardNumber)),
      branchCode: branchCode === '' ? 'required' : undefined,
      code: codeFault(code),
    }),
  });
  const number = cardNumberOf(form.values.cardNumber);
  const { data: card } = useCheckCardQuery({ cardNumber: number }, { skip: bankCardFault(number) !== undefined });
  const proofFor = async (code: string): Promise<string> => {
    if (proven.current?.code === code) return proven.current.proof;
    const { proof } = await dispatch(center.verifyBankChange.initiate({ code })).unwrap();
    proven.current = { code, proof };
    return proof;
  };
  const submit = async () => {
    const saved = await form.submit(async ({ branchCode, code }) => {
      const proof = await proofFor(code);
      const id = account ? { id: account.id } : {};
      await dispatch(center.saveBankAccount.initiate({ ...id, cardNumber: number, branchCode, proof })).unwrap();
    });
    if (!saved) return false;
    toastLane.show({ tone: 'success', text: t('cardSaved') });
    onSaved();
    return true;
  };
  return { form, card, submit };
}
