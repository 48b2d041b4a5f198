import { UserInfo } from '@hall/contract/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useTexts } from '../texts.ts';
import { ContactPhoneForm } from './contact-phone-form.tsx';
import { ProvenForm } from './proven-form.tsx';
import './contact.css';

const DETAILS = ['phone', 'contactPhone', 'email'] as const;
type Detail = (typeof DETAILS)[number];

interface DetailProps {
  readonly detail: Detail;
  readonly value: string | undefined;
}

/** One contact detail, and the form that changes it. */
function DetailLine({ detail, value }: DetailProps) {
  const { t } = useTexts();
  const what = useTerms(UserInfo)(detail);
  /** `false` once the form was closed: the focus was in it, and goes back to the button that opened it. */
  const [editing, setEditing] = useState<boolean>();
  const close = () => setEditing(false);
  const saved = () => {
    close();
    toastLane.show({ tone: 'success', text: t('saved', { what }) });
  };
  const forms = { onSaved: saved, onCancel: close };
  return (
    <li className="contact-line">
      <div className="contact-value">
        <span className="contact-label">{what}</span>
        <span>{value || <span className="center-absent">{t('notGiven')}</span>}</span>
        {!editing && (
          <Button
            size="small"
            autoFocus={editing === false}
            aria-label={t(value ? 'changeWhat' : 'addWhat', { what })}
            onClick={() => setEditing(true)}
          >
            {t(value ? 'change' : 'add')}
          </Button>
        )}
      </div>
      {editing && (detail === 'contactPhone' ? <ContactPhoneForm value={value} {...forms} /> : <ProvenForm what={detail} {...forms} />)}
    </li>
  );
}

/** How the person is reached. */
export function Contact() {
  const { t } = useTexts();
  const query = useMeQuery();
  return (
    <Card title={t('contact')}>
      <QueryView query={query} lines={3}>
        {(me) => (
          <ul className="contact-lines">
            {DETAILS.map((detail) => (
              <DetailLine key={detail} detail={detail} value={me[detail]} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
