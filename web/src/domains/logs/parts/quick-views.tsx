import { OperationRecord, SUCCEEDED } from '@hall/contract/logs';
import { wireName } from '@hall/contract/wire/entity';
import { Button } from 'antd';
import { useKit } from '../../../page-kit/kit-context.ts';
import { type Asked, columnConditionsOf } from '../../../page-kit/page-address.ts';
import { useTexts } from '../texts.ts';
import './quick-views.css';

type Lists = Asked['filters'];
type View = Partial<Pick<Asked, 'filters' | 'excluded'>>;

/** What views are about; whatever else the list is asked for, such as a time, is not theirs. */
const OWN = (['kind', 'result', 'verb'] as const).map((name) => wireName(OperationRecord, name));
const [KIND, RESULT, VERB] = OWN as [string, string, string];

/** What the log opens on: reading is left out, and so is what people arrange for themselves alone. */
export const OPENING = { excluded: { [KIND]: ['read', 'setting'] } } as const satisfies View;

const VIEWS: readonly (readonly ['changes' | 'failures' | 'exports' | 'everything', View])[] = [
  ['changes', OPENING],
  ['failures', { excluded: { [RESULT]: SUCCEEDED } }],
  // By the verb: in entries of earlier releases the kind of an export is reading.
  ['exports', { filters: { [VERB]: ['export', 'print'] } }],
  ['everything', {}],
];

const part = <T,>(lists: Readonly<Record<string, T>>, own: boolean): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(lists).filter(([id]) => OWN.includes(id) === own));

/** What is asked for with a view: its own conditions instead of those of another, and all others. */
const seenBy = ({ filters = {}, excluded = {} }: View, asked: Asked): Asked => {
  const within = (lists: Lists, own: Lists): Lists => ({ ...part(lists, false), ...own });
  return { values: part(asked.values, false), filters: within(asked.filters, filters), excluded: within(asked.excluded, excluded) };
};

/** The conditions of a state that are those of views. */
const ownOf = ({ values, filters, excluded }: Asked): string =>
  JSON.stringify([
    Object.entries(part(values, true)).filter(([, value]) => value !== ''),
    columnConditionsOf({ filters: part(filters, true), excluded: part(excluded, true) }),
  ]);

/** What auditors look at most, each by one press. */
export function QuickViews() {
  const { t } = useTexts();
  const { state, change } = useKit();
  const shown = ownOf(state);
  return (
    <fieldset className="log-views" aria-label={t('views')}>
      {VIEWS.map(([name, view]) => {
        const asked = seenBy(view, state);
        const holds = ownOf(asked) === shown;
        return (
          <Button
            key={name}
            size="small"
            type={holds ? 'primary' : 'default'}
            aria-pressed={holds}
            onClick={() => change({ ...asked, saved: undefined })}
          >
            {t(name)}
          </Button>
        );
      })}
    </fieldset>
  );
}
