import { ApprovalFilter } from '@hall/contract/approvals';
import { wireName } from '@hall/contract/wire/entity';
import { isSameAsked } from '../../../page-kit/kept-query.ts';
import type { Asked } from '../../../page-kit/page-address.ts';
import { QuickViews } from '../../../page-kit/query/quick-views.tsx';
import { useApprovalsTexts } from '../approvals-texts.ts';

export const WAITS = wireName(ApprovalFilter, 'waits');
const VIEWS = { waiting: '1', decided: '0', everything: '' } as const;

/** What the page opens on: what there is to do. */
export const OPENING = { values: { [WAITS]: VIEWS.waiting } } as const;

const WAITING: Asked = { values: OPENING.values, filters: {}, excluded: {} };

/** Whether nothing but what waits is asked for. */
export const asksForWaiting = (asked: Asked): boolean => isSameAsked(asked, WAITING);

/** What there is to decide and what was decided, each by one press. */
export function WaitsViews() {
  const { t } = useApprovalsTexts();
  const names = Object.keys(VIEWS) as (keyof typeof VIEWS)[];
  return <QuickViews label={t('views')} views={names.map((name) => ({ label: t(name), values: { [WAITS]: VIEWS[name] } }))} />;
}
