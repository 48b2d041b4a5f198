import { useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useTexts } from '../texts.ts';
import { PasswordForm } from './password-form.tsx';
import './password.css';

/** The password of the person. That it has to be changed is said above the page, by what comes first. */
export function Password() {
  const { t } = useTexts();
  const query = useMeQuery();
  /** How often it was changed here: each time the form starts anew. */
  const [times, setTimes] = useState(0);
  const changed = () => {
    setTimes((before) => before + 1);
    toastLane.show({ tone: 'success', text: t('passwordChanged') });
  };
  return (
    <Card title={t('password')}>
      <QueryView query={query} lines={4}>
        {(me) => (
          <div className="center-password">
            <p className="center-absent">{t('passwordHint')}</p>
            <PasswordForm key={`${me.id} ${times}`} me={me} onChanged={changed} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
