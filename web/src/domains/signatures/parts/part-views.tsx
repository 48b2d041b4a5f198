import { SignatureFilter } from '@hall/contract/signatures';
import { wireName } from '@hall/contract/wire/entity';
import { QuickViews } from '../../../page-kit/query/quick-views.tsx';
import { useTexts } from '../texts.ts';

const PART = wireName(SignatureFilter, 'part');
const VIEWS = { everything: '', given: 'given', received: 'received' } as const;

/** What the views alone ask for. */
export const VIEWED = [PART] as const;

/** Who signs for the person and for whom the person signs, each by one press. */
export function PartViews() {
  const { t } = useTexts();
  const names = Object.keys(VIEWS) as (keyof typeof VIEWS)[];
  return <QuickViews label={t('views')} views={names.map((name) => ({ label: t(name), values: { [PART]: VIEWS[name] } }))} />;
}
