import { BookOutlined, DownOutlined } from '@ant-design/icons';
import type { SavedQuery } from '@hall/contract/saved-queries';
import { Button } from 'antd';
import { useState } from 'react';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { pagesApi } from '../api.ts';
import { askedBy, contentOf, settled } from '../kept-query.ts';
import { useKit } from '../kit-context.ts';
import type { Values } from '../query-values.ts';
import { useTexts } from '../texts.ts';
import type { Asking } from '../use-asking.ts';
import type { ActiveQuery } from './active-query.ts';
import type { QueryListProps } from './query-list.tsx';
import type { QueryNameDialogProps } from './query-name-dialog.tsx';

const QueryList = lazyPart<QueryListProps>(() => import('./query-list.tsx').then((part) => part.QueryList));
// Forms weigh something, and few queries are named.
const QueryNameDialog = lazyPart<QueryNameDialogProps>(() => import('./query-name-dialog.tsx').then((part) => part.QueryNameDialog), null);

interface SavedQueriesProps {
  /** What is in the form now. */
  readonly draft: Values;
  /** The one that it shows. */
  readonly active: ActiveQuery | undefined;
  readonly onApply: (asked: Asking) => void;
}

/** The queries that the person keeps by name or makes often: applied, saved, renamed, made default, deleted (QUERY-4). */
export function SavedQueries({ draft, active, onApply }: SavedQueriesProps) {
  const { t } = useTexts();
  const { config, state: asked, kept } = useKit();
  const { pageId } = config;
  const state = useDropPanel();
  const [naming, setNaming] = useState<SavedQuery | 'new'>();
  const [save] = pagesApi.useNameQueryMutation();
  const shown = () => contentOf(settled({ ...asked, values: draft }));
  const apply = (query: SavedQuery) => {
    state.change(false);
    onApply({ ...askedBy(query, kept), saved: query.name === undefined ? undefined : query.id });
  };
  const name = (query: SavedQuery | 'new') => {
    state.change(false);
    setNaming(query);
  };
  const keep = (chosen: string) => {
    const query = naming === 'new' || !naming ? shown() : naming;
    return save({ pageId, ...query, name: chosen }).unwrap();
  };
  const update = (query: SavedQuery) => {
    state.change(false);
    void save({ pageId, ...query, ...shown() });
  };
  const list = <QueryList pageId={pageId} active={active} onApply={apply} onName={name} onUpdate={update} />;
  return (
    <>
      <DropPanel state={state} content={list}>
        <Button className="kit-saved" icon={<BookOutlined aria-hidden />} aria-expanded={state.open}>
          {active ? (
            <>
              <span className="hall-visually-hidden">{t('saved')}: </span>
              <span className="kit-saved-name">{active.query.name}</span>
              {active.changed && <span className="kit-tag">{t('changed')}</span>}
            </>
          ) : (
            <span className="kit-tool-name">{t('saved')}</span>
          )}{' '}
          <DownOutlined aria-hidden />
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
