import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { askedInWords } from '@hall/contract/query-words';
import type { SavedQuery } from '@hall/contract/saved-queries';
import { Button, Popconfirm } from 'antd';
import { useRef } from 'react';
import { pagesApi } from '../api.ts';
import { useKit } from '../kit-context.ts';
import { askedPageOf } from '../output/applied.ts';
import { useTexts } from '../texts.ts';
import type { ActiveQuery } from './active-query.ts';

export interface QueryListProps {
  readonly pageId: string;
  readonly onApply: (query: SavedQuery) => void;
  readonly onName: (query: SavedQuery | 'new') => void;
  /** The query that the list shows. */
  readonly active: ActiveQuery | undefined;
  /** Keeps what the form says as that query. */
  readonly onUpdate: (query: SavedQuery) => void;
}

interface NamedQueryProps extends Omit<QueryListProps, 'active' | 'onUpdate'> {
  readonly query: SavedQuery;
  readonly isActive: boolean;
  readonly onDelete: () => void;
}

function NamedQuery({ query, isActive, pageId, onApply, onName, onDelete }: NamedQueryProps) {
  const { t } = useTexts();
  const [save] = pagesApi.useSaveQueryMutation();
  const [remove] = pagesApi.useDeleteQueryMutation();
  const { id, name = '', isDefault } = query;
  const confirm = () => {
    // The button that was pressed goes away.
    onDelete();
    void remove({ id });
  };
  const tool = (text: string, icon: React.ReactNode, onClick?: () => void) => (
    <Button type="text" size="small" icon={icon} aria-label={`${text} ${name}`} title={text} {...(onClick && { onClick })} />
  );
  return (
    <li>
      <button type="button" className="kit-query" aria-current={isActive || undefined} onClick={() => onApply(query)}>
        {name}
        {isDefault && <span className="kit-tag">{t('isDefault')}</span>}
      </button>
      {tool(t(isDefault ? 'dropDefault' : 'makeDefault'), isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />, () => {
        void save({ pageId, ...query, name, isDefault: !isDefault });
      })}
      {tool(t('renameQuery'), <EditOutlined aria-hidden />, () => onName(query))}
      <Popconfirm
        title={t('askDelete', { name })}
        okText={t('deleteQuery')}
        cancelText={t('cancel')}
        okButtonProps={{ autoFocus: true }}
        onConfirm={confirm}
      >
        {tool(t('deleteQuery'), <DeleteOutlined aria-hidden />)}
      </Popconfirm>
    </li>
  );
}

/** The queries to choose from, and the way to save the present one. */
export function QueryList({ pageId, active, onApply, onName, onUpdate }: QueryListProps) {
  const { t, language } = useTexts();
  const { config, columns } = useKit();
  const page = askedPageOf(config, columns.columns);
  const { data: named = [] } = pagesApi.useNamedQueriesQuery({ pageId }, { refetchOnMountOrArgChange: true });
  const { data: made = [] } = pagesApi.useFrequentQueriesQuery({ pageId }, { refetchOnMountOrArgChange: true });
  const list = useRef<HTMLDivElement>(null);
  const frequent = made
    .map((query) => ({ query, words: askedInWords(page, { values: query.values, filters: query.columnFilters }, language) }))
    .filter(({ words }) => words !== '');
  return (
    <div className="kit-queries" ref={list} tabIndex={-1}>
      {named.length > 0 && <h3>{t('savedNamed')}</h3>}
      <ul>
        {named.map((query) => (
          <NamedQuery
            key={query.id}
            query={query}
            isActive={query.id === active?.query.id}
            pageId={pageId}
            onApply={onApply}
            onName={onName}
            onDelete={() => list.current?.focus()}
          />
        ))}
      </ul>
      {frequent.length > 0 && <h3>{t('savedFrequent')}</h3>}
      <ul>
        {frequent.map(({ query, words }) => (
          <li key={query.id}>
            <button type="button" className="kit-query" title={words} onClick={() => onApply(query)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {named.length + frequent.length === 0 && <p className="hall-soft">{t('noSaved')}</p>}
      <div className="kit-query-keep">
        {active?.changed && (
          <Button type="text" block className="kit-more-tool" onClick={() => onUpdate(active.query)}>
            {t('updateQuery', { name: active.query.name ?? '' })}
          </Button>
        )}
        <Button type="text" block className="kit-more-tool" onClick={() => onName('new')}>
          {t('saveQuery')}
        </Button>
      </div>
    </div>
  );
}
