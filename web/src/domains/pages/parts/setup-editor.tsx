import type { PageSetup } from '@hall/contract/page-management';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { useUnsentChanges } from '../../../shared/ui/use-unsent-changes.ts';
import { useTexts } from '../texts.ts';
import { type Section, useDraft } from '../use-draft.ts';
import { useSaving } from '../use-saving.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ColumnSection } from './column-section.tsx';
import { FieldSection } from './field-section.tsx';
import { NameForm } from './name-form.tsx';
import { SetupPreview } from './setup-preview.tsx';

interface SetupEditorProps {
  readonly setup: PageSetup;
  /** It is stored as it was made here. */
  readonly onSaved: () => void;
}

type Part = Section | 'page';

/** Arranges a page: its columns, its conditions and its name, with what comes of it above. */
export function SetupEditor({ setup, onSaved }: SetupEditorProps) {
  const { t } = useTexts();
  const state = useDraft(setup);
  const { draft, changed, discard, faulty } = state;
  const { part: unsent } = useUnsentChanges(changed);
  const [part, setPart] = useState<Part>('columns');
  const [selected, setSelected] = useState<{ readonly [S in Section]?: string }>({});
  const { busy, refusal, now, save } = useSaving(setup, { onMeanwhile: state.follow, onSaved });
  const select = (section: Section) => (id: string) => setSelected((before) => ({ ...before, [section]: id }));
  const send = () => {
    if (!faulty) return void save(draft);
    const { part: faultyPart, id } = faulty;
    // Shown before the focus goes there.
    flushSync(() => {
      setPart(faultyPart);
      if (faultyPart !== 'page' && id !== undefined) select(faultyPart)(id);
    });
    unsent.current?.querySelector<HTMLElement>('.setup-form [aria-invalid=true]')?.focus();
  };
  const section = { setup, state };
  return (
    <div ref={unsent}>
      <ChangedMeanwhile opened={setup} now={now} />
      <SetupPreview page={state.page} edit={state.edit} />
      <div className="setup-choice">
        <Segmented
          aria-label={t('setUp')}
          value={part}
          onChange={setPart}
          options={(['columns', 'fields', 'page'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {part === 'columns' && <ColumnSection {...section} selected={selected.columns} onSelect={select('columns')} />}
      {part === 'fields' && <FieldSection {...section} selected={selected.fields} onSelect={select('fields')} />}
      {part === 'page' && (
        <section className="setup-form" aria-label={t('page')}>
          <NameForm draft={draft} rename={state.rename} />
        </section>
      )}
      <div className="setup-foot">
        <div className="setup-refusal" role="alert">
          {(faulty || refusal) && <p>{faulty ? t('fixFaults') : refusal}</p>}
        </div>
        <BusyButton type="primary" busy={busy || !changed} onClick={send}>
          {t('save')}
        </BusyButton>
        {changed && <Button onClick={discard}>{t('discard')}</Button>}
      </div>
    </div>
  );
}
