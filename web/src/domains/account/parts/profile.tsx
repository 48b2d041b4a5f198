import { UserInfo } from '@hall/contract/account';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useTexts } from '../texts.ts';
import { Facts } from './facts.tsx';
import { PhotoEditor } from './photo-editor.tsx';

/** Who the person is in this hall; the photo is the person's to change here. */
export function Profile() {
  const { t, pick } = useTexts();
  const term = useTerms(UserInfo);
  const query = useMeQuery();
  return (
    <Card title={t('profile')}>
      <QueryView query={query} lines={5}>
        {(me) => (
          <>
            <PhotoEditor person={me} />
            <Facts
              facts={[
                { label: term('name'), value: pick(me.name, me.nameEn) },
                { label: term('staffNumber'), value: me.staffNumber },
                { label: term('department'), value: me.department && pick(me.department, me.departmentEn) },
                { label: term('roles'), value: me.roles.map(({ name, nameEn }) => pick(name, nameEn)).join(pick('、', ', ')) },
                { label: term('phone'), value: me.phone },
                { label: term('contactPhone'), value: me.contactPhone },
                { label: term('email'), value: me.email },
              ]}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
