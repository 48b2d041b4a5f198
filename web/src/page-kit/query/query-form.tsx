import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined';
import type { QueryField } from '@hall/contract/query-fields';
import { parametersOf } from '@hall/contract/query-words';
import { Button } from 'antd';
import { type FormEvent, type Ref, useDeferredValue, useRef, useState } from 'react';
import { plainIcon } from '../../shared/ui/plain-icon.tsx';
import { useDrawnLater } from '../../shared/ui/use-drawn-later.ts';
import { useKit } from '../kit-context.ts';
import { columnConditionsOf, type PageState } from '../page-address.ts';
import { activeFrom } from '../queries/active-query.ts';
import type { Values } from '../query-values.ts';
import { useTexts } from '../texts.ts';
import type { Asking } from '../use-asking.ts';
import { AskButtons } from './ask-buttons.tsx';
import { faultOf } from './check-values.ts';
import { LabelledPiece } from './labelled-piece.tsx';
import { formParts, type ValueField } from './pieces.ts';
import { Toolbar } from './toolbar.tsx';
import { useDraft } from './use-draft.ts';

const NONE: readonly string[] = [];
const FILTER = plainIcon(FilterOutlined);

/** How many conditions restrict the rows: a range is one, and so is a batch of keys. */
function countOf(inputs: readonly ValueField[], state: PageState): number {
  const { values, batch } = state;
  const filled = inputs.filter(({ fieldId, endFieldId = '' }) => values[fieldId] || values[endFieldId]);
  return filled.length + columnConditionsOf(state).length + (batch.length > 0 ? 1 : 0);
}

interface FoldProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly count: number;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
}

function Fold({ ref, count, unfolded, onToggle }: FoldProps) {
  const { t } = useTexts();
  return (
    <Button ref={ref} className="kit-fold" icon={FILTER} aria-expanded={unfolded} onClick={onToggle}>
      {t(count > 0 ? 'filtersSet' : 'filters', { count })}
    </Button>
  );
}

const isFilled = (field: QueryField, values: Values): boolean => parametersOf(field).some((id) => values[id]);

interface QueryFormProps {
  /** Parameters of the conditions that stand behind a button, unless they hold. */
  readonly lesser?: readonly string[] | undefined;
  /** Parameters of conditions that are asked for elsewhere. */
  readonly viewed?: readonly string[] | undefined;
}

/** The conditions of a configured page and what can be done with them (QUERY-2). On a phone they are behind a button (TABLE-7). */
export function QueryForm({ lesser = NONE, viewed = NONE }: QueryFormProps) {
  const { t } = useTexts();
  const kit = useKit();
  const { config, state, named, runQuery, clear } = kit;
  const { inputs, controls } = formParts(
    config.fields.filter(({ fieldId }) => !viewed.includes(fieldId)),
    (field) => isFilled(field, state.values),
  );
  const { draft, setDraft, ask } = useDraft(state.values);
  const [unfolded, setUnfolded] = useState(false);
  const [complete, setComplete] = useState(false);
  const isHidden = (field: ValueField) =>
    !complete && lesser.includes(field.fieldId) && !isFilled(field, draft) && !isFilled(field, state.values);
  // Conditions behind a button.
  const lesserDrawn = useDrawnLater();
  const change = (part: Values) => setDraft((before) => ({ ...before, ...part }));
  const foldButton = useRef<HTMLButtonElement>(null);
  const fold = () => {
    // The button that was pressed is hidden with the fields.
    if (unfolded) foldButton.current?.focus();
    setUnfolded(false);
  };
  const run = (asked: Asking) => {
    ask(asked.values);
    fold();
    runQuery(asked);
  };
  const reset = () => {
    ask({});
    fold();
    clear();
  };
  // What is typed is seen before what can be done with it is drawn anew.
  const typed = useDeferredValue(draft);
  const active = activeFrom(kit, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inputs.every((field) => !faultOf(field, draft))) run({ values: draft, saved: named?.id });
  };
  return (
    <form className={unfolded ? 'kit-form kit-unfolded' : 'kit-form'} aria-label={t('conditions')} onSubmit={submit} noValidate>
      {inputs.length > 0 && (
        <Fold ref={foldButton} count={countOf(inputs, state)} unfolded={unfolded} onToggle={() => setUnfolded(!unfolded)} />
      )}
      <div className="kit-fields">
        {inputs
          .filter((field) => lesserDrawn || !isHidden(field))
          .map((field) => (
            <LabelledPiece key={field.fieldId} field={field} values={draft} onChange={change} hidden={isHidden(field)} />
          ))}
      </div>
      <AskButtons controls={controls} onReset={reset}>
        {lesser.length > 0 && (
          <Button type="link" className="kit-more-fields" aria-expanded={complete} onClick={() => setComplete(!complete)}>
            {t(complete ? 'fewerFields' : 'moreFields')}
          </Button>
        )}
      </AskButtons>
      <Toolbar controls={controls} draft={typed} active={active} onApply={inputs.length > 0 ? run : undefined} />
    </form>
  );
}
