import { useTexts } from '../texts.ts';

/** Whether a set or a code is offered; what is not stands back. */
export function Status({ enabled }: { readonly enabled: boolean }) {
  const { t } = useTexts();
  return enabled ? t('isEnabled') : <span className="hall-soft">{t('disabled')}</span>;
}
