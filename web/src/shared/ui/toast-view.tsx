import { useSyncExternalStore } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { toastLane } from './toast-lane.ts';
import './toast-view.css';

/** Shows what the toast lane holds; placed once, at the root. */
export function ToastView() {
  const { t } = useSharedTexts();
  const toast = useSyncExternalStore(toastLane.subscribe, toastLane.current, toastLane.current);
  return (
    <div className="hall-toast-lane" role="status" aria-live="assertive">
      {toast && (
        <div className={`hall-toast hall-toast-${toast.tone}`}>
          <span className="hall-toast-mark" aria-hidden="true">
            {toast.tone === 'error' ? '!' : '✓'}
          </span>
          <span>{toast.text}</span>
          <button type="button" aria-label={t('dismiss')} onClick={toastLane.dismiss}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
