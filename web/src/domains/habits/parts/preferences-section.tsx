import { Card } from '../../../shared/ui/card.tsx';
import { useTexts } from '../texts.ts';
import { PreferenceGroups } from './preference-groups.tsx';

/** The preferences as a section of the personal center. */
export function PreferencesSection() {
  const { t } = useTexts();
  return (
    <Card title={t('preferences')}>
      <div className="preferences-section">
        <PreferenceGroups />
      </div>
    </Card>
  );
}
