import { AllSources } from '../parts/all-sources.tsx';
import { PushedNotices } from '../parts/pushed-notices.tsx';
import { useTexts } from '../texts.ts';
import './pending-page.css';

/** What waits for the person: what there is to do, source by source, and what the hall told them. */
export function PendingPage() {
  const { t } = useTexts();
  return (
    <div className="pending-page">
      <h1>{t('pending')}</h1>
      <AllSources />
      <PushedNotices />
    </div>
  );
}
