import type { SealingKey, SignedIn } from '@hall/contract/session';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiFailure, asFailure, isApiFailure } from '../../shared/api/failure.ts';
import { loadChunk } from '../../shared/navigation/load-chunk.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { sealingKey, sealingKeyAhead, signIn } from './api.ts';
import { useEnter } from './use-enter.ts';

export interface Attempt {
  readonly userName: string;
  readonly password: string;
  /** Checked by the directory service in place of the hall. */
  readonly type?: 'ad' | undefined;
  /** Of the verification that was asked for. */
  readonly proof?: string | undefined;
}

/** Loads what a password is sealed with. */
const loadSealing = () => loadChunk(() => import('./seal-password.ts'));

const isStale = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business' && error.rule === 'sealed-stale';

/**
 * Calls with a sealed password; a stale key is silently replaced once.
 * @param ahead a key that was asked for before; without one, or when it did not come, one is asked for now
 */
export async function withSealed<T>(
  dispatch: AppDispatch,
  password: string,
  call: (sealed: string) => Promise<T>,
  ahead?: Promise<SealingKey | undefined>,
): Promise<T> {
  const freshKey = () => dispatch(sealingKey.initiate()).unwrap();
  const withKey = async (asked: Promise<SealingKey>) => {
    const [key, { sealPassword }] = await Promise.all([asked, loadSealing()]);
    return call(sealPassword(password, key));
  };
  try {
    return await withKey(ahead ? ahead.then((key) => key ?? freshKey()) : freshKey());
  } catch (error) {
    if (isStale(error)) return withKey(freshKey());
    throw error;
  }
}

interface SignIn {
  /** Has what a sign-in needs on its way while the person still types, so that signing in waits for one answer less. */
  readonly prepare: () => void;
  /** Signs in by name and password. Answers what went wrong. */
  readonly signIn: (attempt: Attempt) => Promise<ApiFailure | undefined>;
}

/** Signing in by name and password. */
export function useSignIn(): SignIn {
  const dispatch = useDispatch<AppDispatch>();
  const enter = useEnter();
  const ahead = useRef<Promise<SealingKey | undefined>>(undefined);
  const prepare = useCallback(() => {
    void loadSealing().catch(() => undefined);
    ahead.current ??= dispatch(sealingKeyAhead.initiate())
      .unwrap()
      .catch(() => undefined);
  }, [dispatch]);
  const attempt = useCallback(
    async ({ password, ...rest }: Attempt) => {
      const key = ahead.current;
      ahead.current = undefined;
      try {
        const call = (sealed: string) => dispatch(signIn.initiate({ ...rest, password: sealed })).unwrap();
        enter(await withSealed<SignedIn>(dispatch, password, call, key));
        return undefined;
      } catch (error) {
        return asFailure(error);
      }
    },
    [dispatch, enter],
  );
  return { prepare, signIn: attempt };
}
