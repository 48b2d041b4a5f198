import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useTexts } from './texts.ts';

/** Says that something was saved, and closes its form. */
export function useSaved(onClose: () => void): () => void {
  const { t } = useTexts();
  return () => {
    toastLane.show({ tone: 'success', text: t('saved') });
    onClose();
  };
}
