import type { QrCode, QrState } from '@hall/contract/sign-in-ways';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../shared/store-types.ts';
import { whileVisible } from '../../shared/ui/while-visible.ts';
import { useEnter } from './use-enter.ts';
import { ways } from './ways-api.ts';

/** Time between two questions for the state, in ms. */
const POLL_MS = 2_000;

/** What the page shows of a QR code: nothing yet, its state on the server, or that there is none to be had. */
export type QrShown = 'loading' | QrState | 'failed';

/** A QR code of this browser's own, from its picture to the session (AUTH-7). */
export function useQr(onSignedIn: () => void) {
  const dispatch = useDispatch<AppDispatch>();
  const enter = useEnter();
  const [code, setCode] = useState<QrCode>();
  const [shown, setShown] = useState<QrShown>('loading');

  const renew = useCallback(async () => {
    setShown('loading');
    const { data } = await dispatch(ways.createQr.initiate());
    setCode(data);
    setShown(data ? 'waiting' : 'failed');
  }, [dispatch]);

  const collect = useCallback(
    async ({ id, secret }: QrCode) => {
      const { data } = await dispatch(ways.collectQr.initiate({ id, secret }));
      if (!data) return setShown('expired');
      enter(data);
      onSignedIn();
    },
    [dispatch, enter, onSignedIn],
  );

  const open = shown === 'waiting' || shown === 'scanned';
  useEffect(() => void renew(), [renew]);
  useEffect(() => {
    if (!code || !open) return;
    return whileVisible(async () => {
      const { data } = await dispatch(ways.qrState.initiate({ id: code.id }));
      if (data) setShown(data.state);
    }, POLL_MS);
  }, [code, open, dispatch]);
  useEffect(() => {
    if (code && shown === 'confirmed') void collect(code);
  }, [code, shown, collect]);
  return { image: code?.image, shown, renew };
}
