import { CloseOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useSharedTexts } from '../shared/i18n/shared-texts.ts';
import { useKit } from './kit-context.ts';
import { useTexts } from './texts.ts';

/** What there is to be told about the rows: that conditions are those of last time, a batch query and its unknown keys, and rows that are missing. */
export function PageNotes() {
  const { t } = useTexts();
  const shared = useSharedTexts();
  const { state, view, runBatch, carriesOver, clear } = useKit();
  const unknown = view.answer?.unknownKeys ?? [];
  return (
    <div className="kit-notes" aria-live="polite">
      {carriesOver && (
        <p className="kit-carried">
          {t('carriedOver')}
          <button type="button" title={t('carriedOff')} aria-label={t('carriedOff')} onClick={clear}>
            <CloseOutlined aria-hidden />
          </button>
        </p>
      )}
      {state.batch.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('batchActive', { count: state.batch.length })}
          action={
            <Button size="small" onClick={() => runBatch([])}>
              {t('batchClear')}
            </Button>
          }
        />
      )}
      {state.batch.length > 0 && unknown.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={<div className="kit-unknown">{t('unknownKeys', { count: unknown.length, keys: unknown.join(', ') })}</div>}
        />
      )}
      {view.leftOut > 0 && <Alert type="warning" showIcon title={shared.t('leftOut', { count: view.leftOut })} />}
    </div>
  );
}
