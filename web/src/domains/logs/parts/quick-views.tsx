import { OperationRecord, SUCCEEDED } from '@hall/contract/logs';
import { wireName } from '@hall/contract/wire/entity';
import { Button } from 'antd';
import { useKit } from '../../../page-kit/kit-context.ts';
import { columnConditionsOf, type PageState } from '../../../page-kit/page-address.ts';
import { useTexts } from '../texts.ts';
import './quick-views.css';

type Asked = Pick<PageState, 'values' | 'filters' | 'excluded' | 'batch' | 'saved'>;

const NOTHING: Asked = { values: {}, filters: {}, excluded: {}, batch: [], saved: undefined };
const [KIND, RESULT, VERB] = (['kind', 'result', 'verb'] as const).map((name) => wireName(OperationRecord, name)) as [
  string,
  string,
  string,
];

/** What the log opens on: reading is left out. */
export const CHANGES: Asked = { ...NOTHING, excluded: { [KIND]: ['read'] } };

const VIEWS = [
  ['changes', CHANGES],
  ['failures', { ...NOTHING, excluded: { [RESULT]: SUCCEEDED } }],
  ['exports', { ...NOTHING, filters: { [VERB]: ['export'] } }],
  ['everything', NOTHING],
] as const;

const saysOf = (asked: Asked): string =>
  JSON.stringify([Object.entries(asked.values).filter(([, value]) => value !== ''), columnConditionsOf(asked), asked.batch]);

/** What auditors look at most, each by one press. */
export function QuickViews() {
  const { t } = useTexts();
  const { state, change } = useKit();
  const shown = saysOf(state);
  return (
    <fieldset className="log-views" aria-label={t('views')}>
      {VIEWS.map(([name, asked]) => (
        <Button
          key={name}
          size="small"
          type={saysOf(asked) === shown ? 'primary' : 'default'}
          aria-pressed={saysOf(asked) === shown}
          onClick={() => change(asked)}
        >
          {t(name)}
        </Button>
      ))}
    </fieldset>
  );
}
