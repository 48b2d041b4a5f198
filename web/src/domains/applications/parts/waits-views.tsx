import { ApprovalFilter } from '@hall/contract/approvals';
import { wireName } from '@hall/contract/wire/entity';
import { Button } from 'antd';
import { isSameAsked } from '../../../page-kit/kept-query.ts';
import { useKit } from '../../../page-kit/kit-context.ts';
import type { Asked } from '../../../page-kit/page-address.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import './waits-views.css';

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
  const { state, change } = useKit();
  const present = state.values[WAITS] ?? '';
  return (
    <fieldset className="application-views" aria-label={t('views')}>
      {(Object.keys(VIEWS) as (keyof typeof VIEWS)[]).map((name) => (
        <Button
          key={name}
          size="small"
          type={present === VIEWS[name] ? 'primary' : 'default'}
          aria-pressed={present === VIEWS[name]}
          onClick={() => change({ values: { ...state.values, [WAITS]: VIEWS[name] }, saved: undefined })}
        >
          {t(name)}
        </Button>
      ))}
    </fieldset>
  );
}
