import type { BankAccount } from '@hall/contract/bank-accounts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../shared/store-types.ts';
import { center } from './center-api.ts';

interface Typed {
  readonly cardNumber?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly code: string;
}

/** Saves a new or changed bank account: its code is exchanged for a proof, and the proof sent with the account. */
export function useSaveBankAccount(account: BankAccount | undefined) {
  const dispatch = useDispatch<AppDispatch>();
  /** A code is good once: its proof serves again when something else was wrong. */
  const proven = useRef<{ readonly code: string; readonly proof: string }>(undefined);
  const proofFor = async (code: string): Promise<string> => {
    if (proven.current?.code === code) return proven.current.proof;
    const { proof } = await dispatch(center.verifyBankChange.initiate({ code })).unwrap();
    proven.current = { code, proof };
    return proof;
  };
  return async ({ code, ...typed }: Typed): Promise<void> => {
    const proof = await proofFor(code);
    await dispatch(center.saveBankAccount.initiate({ ...(account && { id: account.id }), ...typed, proof })).unwrap();
  };
}
