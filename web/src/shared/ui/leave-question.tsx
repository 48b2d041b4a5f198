import { Button } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { isOwnNavigation } from '../navigation/own-navigation.ts';
import { Dialog, FIRST_FOCUS } from './dialog/dialog.tsx';
import { hasUnsent, leaveQuestion } from './unsent-input.ts';

/** The browser asks in its own words before it takes the page away. */
function useBrowserAsks(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOwnNavigation() && hasUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

interface LeaveQuestionProps {
  /** The name of a scope that is out of sight, for the person would not know which one it is. */
  readonly hiddenName?: (scope: string) => string | undefined;
}

/** Asks before typed input is lost; one for the whole page. */
export function LeaveQuestion({ hiddenName }: LeaveQuestionProps) {
  const { t } = useSharedTexts();
  const asked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.asked);
  useBrowserAsks();
  if (!asked) return null;
  const page = asked.scope === undefined ? undefined : hiddenName?.(asked.scope);
  const ofForm = page === undefined ? t('unsentText') : t('unsentTextOf', { page });
  const stay = () => leaveQuestion.answer(false);
  return (
    <Dialog
      width={400}
      title={asked.words?.title ?? t('unsentTitle')}
      onClose={stay}
      footer={
        <>
          <Button danger onClick={() => leaveQuestion.answer(true)}>
            {t('leave')}
          </Button>
          <Button type="primary" {...FIRST_FOCUS} onClick={stay}>
            {asked.words?.stay ?? t('stay')}
          </Button>
        </>
      }
    >
      {asked.words?.text(page) ?? ofForm}
    </Dialog>
  );
}
