import { DownOutlined } from '@ant-design/icons';
import type { SavedQuery } from '@hall/contract/saved-queries';
import { Button } from 'antd';
import { useState } from 'react';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { pagesApi } from '../api.ts';
import { useKit } from '../kit-context.ts';
import { fittingValues, fromPairs, toPairs, type Values } from '../query-values.ts';
import { useTexts } from '../texts.ts';
import { QueryList } from './query-list.tsx';
import type { QueryNameDialogProps } from './query-name-dialog.tsx';

// Forms weigh something, and few queries are named.
const QueryNameDialog = lazyPart<QueryNameDialogProps>(() => import('./query-name-dialog.tsx').then((part) => part.QueryNameDialog), null);

interface SavedQueriesProps {
  /** What is in the form now. */
  readonly draft: Values;
  readonly onApply: (values: Values) => void;
}

/** The queries that the person keeps by name or makes often: applied, saved, renamed, made default, deleted (QUERY-4). */
export function SavedQueries({ draft, onApply }: SavedQueriesProps) {
  const { t } = useTexts();
  const { config } = useKit();
  const { pageId, fields } = config;
  const state = useDropPanel();
  const [naming, setNaming] = useState<SavedQuery | 'new'>();
  const [save] = pagesApi.useNameQueryMutation();
  const apply = (query: SavedQuery) => {
    state.change(false);
    onApply(fittingValues(fields, fromPairs(query.values)));
  };
  const name = (query: SavedQuery | 'new') => {
    state.change(false);
    setNaming(query);
  };
  const keep = (chosen: string) => {
    const query = naming === 'new' || !naming ? { values: toPairs(draft) } : naming;
    return save({ pageId, ...query, name: chosen }).unwrap();
  };
  return (
    <>
      <DropPanel state={state} content={<QueryList pageId={pageId} fields={fields} onApply={apply} onName={name} />}>
        <Button aria-expanded={state.open}>
          {t('saved')} <DownOutlined aria-hidden />
        </Button>
      </DropPanel>
      {naming && (
        <QueryNameDialog
          title={t(naming === 'new' ? 'saveQueryTitle' : 'renameQuery')}
          name={naming === 'new' ? '' : (naming.name ?? '')}
          onSave={keep}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
