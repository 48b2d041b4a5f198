import type { QrAsker } from '@hall/contract/sign-in-ways';
import { Link, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../shared/api/failure.ts';
import { useQrConfirm } from '../use-qr-confirm.ts';
import { useWaysTexts } from '../ways-texts.ts';
import { LoginFrame } from './login-frame.tsx';
import '../../../shared/ui/hall-button.css';
import '../parts/login-form.css';

function Asker({ asker }: { readonly asker: QrAsker }) {
  const { t } = useWaysTexts();
  return (
    <dl className="login-facts">
      <dt>{t('confirmBrowser')}</dt>
      <dd>{asker.browser}</dd>
      <dt>{t('confirmAddress')}</dt>
      <dd>{asker.address}</dd>
      <dt>{t('confirmTime')}</dt>
      <dd>{asker.askedAt}</dd>
    </dl>
  );
}

/** On the phone of a signed-in person: which browser asks to be signed in, and whether it may (AUTH-7). */
export function QrConfirmPage({ name }: { readonly name: string }) {
  const { t, language } = useWaysTexts();
  const [search] = useSearchParams();
  const { asker, decided, failure, busy, decide } = useQrConfirm(search.get('uuid') ?? '');
  const over = decided !== undefined || failure !== undefined;
  return (
    <LoginFrame title={t('confirmTitle')}>
      {failure && (
        <div className="login-refusal" role="alert">
          <p>{failureText(failure, language)}</p>
        </div>
      )}
      {decided && <p role="status">{t(decided === 'confirmQr' ? 'confirmDone' : 'confirmCancelled')}</p>}
      {asker && !over && (
        <>
          <p>{t('confirmAsk', { name })}</p>
          <Asker asker={asker} />
          <div className="login-actions">
            <button type="button" className="hall-button" aria-disabled={busy} onClick={() => void decide('confirmQr')}>
              {t('confirm')}
            </button>
            <button type="button" className="hall-button hall-button-plain" aria-disabled={busy} onClick={() => void decide('cancelQr')}>
              {t('cancel')}
            </button>
          </div>
        </>
      )}
      {over && (
        <p className="login-actions">
          <Link className="hall-button hall-button-plain" to="/home">
            {t('toHome')}
          </Link>
        </p>
      )}
    </LoginFrame>
  );
}
