import { useMeQuery } from '../../../shared/account/me-api.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useTexts } from '../texts.ts';
import { Facts } from './facts.tsx';
import { PhotoEditor } from './photo-editor.tsx';

/** Who the person is in this hall; the photo is the person's to change here. */
export function Profile() {
  const { t, pick } = useTexts();
  const query = useMeQuery();
  return (
    <Card title={t('profile')}>
      <QueryView query={query} lines={5}>
        {(me) => (
          <>
            <PhotoEditor person={me} />
            <Facts
              facts={[
                { label: t('name'), value: pick(me.name, me.nameEn) },
                { label: t('staffNumber'), value: me.staffNumber },
                { label: t('department'), value: me.department && pick(me.department, me.departmentEn) },
                { label: t('roles'), value: me.roles.map(({ name, nameEn }) => pick(name, nameEn)).join(pick('、', ', ')) },
                { label: t('phone'), value: me.phone },
                { label: t('contactPhone'), value: me.contactPhone },
                { label: t('email'), value: me.email },
              ]}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
