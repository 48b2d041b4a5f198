import { HeldFilter } from '@hall/contract/authorizations';
import { wireDay } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import { Button } from 'antd';
import { useKit } from '../../../page-kit/kit-context.ts';
import { SOON_DAYS } from '../days-left.ts';
import { useTexts } from '../texts.ts';
import './grant-cells.css';

const DAY_MS = 86_400_000;
const [STATE, ENDS_BY] = (['state', 'endsBy'] as const).map((name) => wireName(HeldFilter, name)) as [string, string];

const soon = (): string => wireDay(new Date(Date.now() + SOON_DAYS * DAY_MS));

/** What people look at most in their grants, each by one press. */
export function SoonViews() {
  const { t } = useTexts();
  const { state, change } = useKit();
  const views = {
    everything: { [STATE]: '', [ENDS_BY]: '' },
    usable: { [STATE]: 'active', [ENDS_BY]: '' },
    endsSoon: { [STATE]: 'active', [ENDS_BY]: soon() },
  };
  return (
    <fieldset className="grant-views" aria-label={t('views')}>
      {(Object.keys(views) as (keyof typeof views)[]).map((name) => {
        const holds = Object.entries(views[name]).every(([id, value]) => (state.values[id] ?? '') === value);
        return (
          <Button
            key={name}
            size="small"
            type={holds ? 'primary' : 'default'}
            aria-pressed={holds}
            onClick={() => change({ values: { ...state.values, ...views[name] }, saved: undefined })}
          >
            {t(name)}
          </Button>
        );
      })}
    </fieldset>
  );
}
