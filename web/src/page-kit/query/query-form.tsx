import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { useKit } from '../kit-context.ts';
import { OutputControl } from '../output/output-control.tsx';
import { SavedQueries } from '../queries/saved-queries.tsx';
import type { Values } from '../query-values.ts';
import { useTexts } from '../texts.ts';
import { ButtonGroup } from './button-group.tsx';
import { faultOf } from './check-values.ts';
import { ColumnsControl } from './columns-control.tsx';
import { LabelledPiece } from './labelled-piece.tsx';
import { type ControlField, formParts } from './pieces.ts';
import { useDraft } from './use-draft.ts';

interface ControlProps {
  readonly field: ControlField;
  readonly onReset: () => void;
}

function Control({ field, onReset }: ControlProps) {
  switch (field.kind) {
    case 'buttons':
      return <ButtonGroup types={field.buttons} onReset={onReset} />;
    case 'export':
      return <OutputControl />;
    case 'columns':
      return <ColumnsControl />;
  }
}

/** The conditions of a configured page and what can be done with them (QUERY-2). On small screens all but the first fold. */
export function QueryForm() {
  const { t } = useTexts();
  const { config, state, runQuery, clear } = useKit();
  const { inputs, controls } = formParts(config.fields);
  const { draft, setDraft, ask } = useDraft(state.values);
  const [unfolded, setUnfolded] = useState(false);
  const change = (part: Values) => setDraft((before) => ({ ...before, ...part }));
  const run = (values: Values) => {
    ask(values);
    runQuery(values);
  };
  const reset = () => {
    ask({});
    clear();
  };
  // What is typed is seen before what can be done with it is drawn anew.
  const typed = useDeferredValue(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inputs.every((field) => !faultOf(field, draft))) run(draft);
  };
  return (
    <form className={unfolded ? 'kit-form kit-unfolded' : 'kit-form'} aria-label={t('conditions')} onSubmit={submit} noValidate>
      <div className="kit-fields">
        {inputs.map((field) => (
          <LabelledPiece key={field.fieldId} field={field} values={draft} onChange={change} />
        ))}
      </div>
      <div className="kit-controls">
        {inputs.length > 2 && (
          <Button
            className="kit-fold"
            type="link"
            icon={unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(unfolded ? 'fewer' : 'more')}
          </Button>
        )}
        {controls.map((field) => (
          <Control key={field.fieldId} field={field} onReset={reset} />
        ))}
        {inputs.length > 0 && <SavedQueries draft={typed} onApply={run} />}
      </div>
    </form>
  );
}
