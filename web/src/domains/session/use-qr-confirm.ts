import type { QrAsker } from '@hall/contract/sign-in-ways';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiFailure, asFailure } from '../../shared/api/failure.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { ways } from './ways-api.ts';

export type Decision = 'confirmQr' | 'cancelQr';

/** A scanned QR code on the phone: who asks, and what the person decides (AUTH-7). */
export function useQrConfirm(id: string) {
  const dispatch = useDispatch<AppDispatch>();
  const [asker, setAsker] = useState<QrAsker>();
  const [decided, setDecided] = useState<Decision>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    dispatch(ways.scanQr.initiate({ id }))
      .unwrap()
      .then(setAsker, (error: unknown) => setFailure(asFailure(error)));
  }, [dispatch, id]);
  const decide = async (decision: Decision) => {
    if (busy) return;
    setBusy(true);
    await dispatch(ways[decision].initiate({ id }))
      .unwrap()
      .then(
        () => setDecided(decision),
        (error: unknown) => setFailure(asFailure(error)),
      );
    setBusy(false);
  };
  return { asker, decided, failure, busy, decide };
}
