import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { askedInWords } from '@hall/contract/query-words';
import type { SavedQuery } from '@hall/contract/saved-queries';
import { Button, Popconfirm } from 'antd';
import { useRef } from 'react';
import { pagesApi } from '../api.ts';
import { useKit } from '../kit-context.ts';
import { askedPageOf } from '../output/applied.ts';
import { useTexts } from '../texts.ts';

interface QueryListProps {
  readonly pageId: string;
  readonly onApply: (query: SavedQuery) => void;
  readonly onName: (query: SavedQuery | 'new') => void;
  /** The query that was applied, where the form says something else since. */
  readonly changed: SavedQuery | undefined;
  /** Keeps what the form says as that query. */
  readonly onUpdate: (query: SavedQuery) => void;
}

interface NamedQueryProps extends Omit<QueryListProps, 'changed' | 'onUpdate'> {
  readonly query: SavedQuery;
  readonly onDelete: () => void;
}

function NamedQuery({ query, pageId, onApply, onName, onDelete }: NamedQueryProps) {
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
      <button type="button" className="kit-query" onClick={() => onApply(query)}>
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
export function QueryList({ pageId, changed, onApply, onName, onUpdate }: QueryListProps) {
  const { t, language } = useTexts();
  const { config, columns } = useKit();
  const page = askedPageOf(config, columns.columns);
  const { data: named = [] } = pagesApi.useNamedQueriesQuery({ pageId });
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
      {changed && (
        <Button type="link" size="small" onClick={() => onUpdate(changed)}>
          {t('updateQuery', { name: changed.name ?? '' })}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => onName('new')}>
        {t('saveQuery')}
      </Button>
    </div>
  );
}
