import { type QrShown, useQr } from '../use-qr.ts';
import { useWaysTexts } from '../ways-texts.ts';
import './qr-sign-in.css';

/** States in which the picture is of no more use and another can be had. */
const OVER: readonly QrShown[] = ['expired', 'cancelled', 'failed'];

/** A picture to be scanned by a phone whose person is signed in (AUTH-7). */
export function QrSignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useWaysTexts();
  const { image, shown, renew } = useQr(onSignedIn);
  const over = OVER.includes(shown);
  return (
    <div className="login-qr">
      <div className="login-qr-picture" aria-busy={shown === 'loading'}>
        {image && <img src={image} alt={t('qrPicture')} className={shown === 'waiting' ? undefined : 'login-qr-faded'} />}
        {over && (
          <button type="button" className="hall-button login-qr-refresh" onClick={() => void renew()}>
            {t('qrRefresh')}
          </button>
        )}
      </div>
      <p className={over ? 'login-error' : undefined} role="status">
        {t(`qr-${shown}`)}
      </p>
    </div>
  );
}
