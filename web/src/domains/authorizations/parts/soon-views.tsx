import { HeldFilter } from '@hall/contract/authorizations';
import { wireDay } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import { QuickViews } from '../../../page-kit/query/quick-views.tsx';
import { SOON_DAYS } from '../days-left.ts';
import { useTexts } from '../texts.ts';

const DAY_MS = 86_400_000;
const [STATE, ENDS_BY] = (['state', 'endsBy'] as const).map((name) => wireName(HeldFilter, name)) as [string, string];

const soon = (): string => wireDay(new Date(Date.now() + SOON_DAYS * DAY_MS));

/** What people look at most in their grants, each by one press. */
export function SoonViews() {
  const { t } = useTexts();
  const views = [
    { label: t('everything'), values: { [STATE]: '', [ENDS_BY]: '' } },
    { label: t('usable'), values: { [STATE]: 'active', [ENDS_BY]: '' } },
    { label: t('endsSoon'), values: { [STATE]: 'active', [ENDS_BY]: soon() } },
  ];
  return <QuickViews label={t('views')} views={views} />;
}
