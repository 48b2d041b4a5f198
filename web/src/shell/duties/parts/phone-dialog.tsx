import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionAddress } from '../../../domains/account/section-address.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useDutiesInShell } from '../duties-context.ts';
import { useTexts } from '../texts.ts';
import './duty-dialogs.css';

/** Asks a person without a phone for one (AUTH-14). Either button can end the reminders for this session. */
export function PhoneDialog() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pass, remember } = useDutiesInShell();
  const [enough, setEnough] = useState(false);
  const leave = () => {
    if (enough) remember('phone');
    pass('phone');
  };
  const goThere = () => {
    leave();
    void navigate(sectionAddress('contact'));
  };
  return (
    <Dialog
      width={440}
      lightDismiss={false}
      title={t('phoneTitle')}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="primary" {...FIRST_FOCUS} onClick={goThere}>
            {t('setPhone')}
          </Button>
        </>
      }
    >
      <p className="duty-text">{t('phoneText')}</p>
      <Checkbox checked={enough} onChange={({ target }) => setEnough(target.checked)}>
        {t('notAgain')}
      </Checkbox>
    </Dialog>
  );
}
