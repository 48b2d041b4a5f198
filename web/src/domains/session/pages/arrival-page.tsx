import { Link } from 'react-router-dom';
import { failureText } from '../../../shared/api/failure.ts';
import type { ArrivalPath } from '../arrival.ts';
import { ARRIVAL_WAYS } from '../arrival-ways.ts';
import { type ArrivalFailure, useArrival } from '../use-arrival.ts';
import { useWaysTexts } from '../ways-texts.ts';
import { LoginFrame } from './login-frame.tsx';
import '../../../shared/ui/hall-button.css';
import '../parts/login-form.css';

function useReason(failure: ArrivalFailure | undefined): string | undefined {
  const { t, language } = useWaysTexts();
  if (!failure) return undefined;
  if (failure.kind === 'no-token') return t('tokenMissing');
  if (failure.kind === 'network') return t('unreachable');
  if (failure.kind === 'business' && failure.code === '202') return t('addressRefused');
  return failureText(failure, language);
}

/** A way in by ticket or token: it says nothing but what went wrong. */
export function ArrivalPage({ path }: { readonly path: ArrivalPath }) {
  const { t } = useWaysTexts();
  const reason = useReason(useArrival(ARRIVAL_WAYS[path]));
  return (
    <LoginFrame title={reason ? t('arrivalFailed') : t('arriving')}>
      {reason && (
        <>
          <div className="login-refusal" role="alert">
            <p>{reason}</p>
          </div>
          <Link className="hall-button login-submit" to="/login">
            {t('toSignIn')}
          </Link>
        </>
      )}
    </LoginFrame>
  );
}
