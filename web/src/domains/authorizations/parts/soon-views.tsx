import { HeldFilter } from '@hall/contract/authorizations';
import { dayAfter, wireDay } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import { QuickViews } from '../../../page-kit/query/quick-views.tsx';
import { SOON_DAYS } from '../days-left.ts';
import { useTexts } from '../texts.ts';

const STATE = wireName(HeldFilter, 'state');
const ENDS_BY = wireName(HeldFilter, 'endsBy');
const PRESSING = wireName(HeldFilter, 'pressing');

/** What the views alone ask for. */
export const VIEWED = [PRESSING] as const;

const soon = (): string => dayAfter(wireDay(new Date()), SOON_DAYS);

/** What people look at most in their grants, each by one press. */
export function SoonViews() {
  const { t } = useTexts();
  const nothing = { [STATE]: '', [ENDS_BY]: '', [PRESSING]: '' };
  const views = [
    { label: t('everything'), values: nothing },
    { label: t('pressing'), values: { ...nothing, [PRESSING]: '1' } },
    { label: t('usable'), values: { ...nothing, [STATE]: 'active' } },
    { label: t('endsSoon'), values: { ...nothing, [STATE]: 'active', [ENDS_BY]: soon() } },
  ];
  return <QuickViews label={t('views')} views={views} />;
}
