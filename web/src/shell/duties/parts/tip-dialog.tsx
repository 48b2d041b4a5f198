import { Button } from 'antd';
import { useEffect } from 'react';
import { useParameters } from '../../../shared/parameters/parameters-api.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useDutiesInShell } from '../duties-context.ts';
import { useTexts } from '../texts.ts';
import './duty-dialogs.css';

/** The institution's own words to everyone who has signed in, once a session (NOTICE-5). */
export function TipDialog() {
  const { t, pick } = useTexts();
  const { parameters } = useParameters();
  const { pass, remember } = useDutiesInShell();
  useEffect(() => remember('tip'), [remember]);
  const leave = () => pass('tip');
  return (
    <Dialog
      width={480}
      title={t('tipTitle')}
      onClose={leave}
      footer={
        <Button type="primary" {...FIRST_FOCUS} onClick={leave}>
          {t('understood')}
        </Button>
      }
    >
      <p className="duty-text">{pick(parameters.signInTip, parameters.signInTipEn)}</p>
    </Dialog>
  );
}
