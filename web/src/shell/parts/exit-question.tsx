import { isSet, type Parameters } from '@hall/contract/parameter-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useSignOut } from '../../domains/session/use-sign-out.ts';
import { read, write } from '../../shared/storage.ts';
import { Dialog, FIRST_FOCUS } from '../../shared/ui/dialog/dialog.tsx';
import { leaveUnlessUnsent } from '../../shared/ui/unsent-input.ts';
import { useTexts } from '../texts.ts';

interface Exit {
  readonly asked: boolean;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly leave: () => Promise<void>;
}

/** Signing out, with the question before it that parameters may want; it is asked once a session (AUTH-10). */
export function useExit(parameters: Parameters): Exit {
  const leave = useSignOut();
  const [asked, setAsked] = useState(false);
  const exit = () => {
    if (!isSet(parameters.exitPrompt) || read(sessionStorage, 'exitAsked') !== null) return void leave();
    write(sessionStorage, 'exitAsked', '1');
    setAsked(true);
  };
  return { asked, ask: () => leaveUnlessUnsent(exit), cancel: () => setAsked(false), leave };
}

/** The question itself: the institution's own words where it has any in this language. */
export function ExitQuestion({ exit, parameters }: { readonly exit: Exit; readonly parameters: Parameters }) {
  const { t, language } = useTexts();
  const { exitPrompt, exitPromptEn } = parameters;
  const own = { zh: exitPrompt === '1' ? '' : exitPrompt, en: exitPromptEn }[language];
  if (!exit.asked) return null;
  return (
    <Dialog
      width={400}
      title={t('exitTitle')}
      onClose={exit.cancel}
      footer={
        <>
          <Button onClick={exit.cancel}>{t('cancel')}</Button>
          <Button type="primary" {...FIRST_FOCUS} onClick={() => void exit.leave()}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      {own || t('exitQuestion')}
    </Dialog>
  );
}
