import { SortableContext } from '@dnd-kit/sortable';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { Sorting } from '../../shared/ui/sorting/sorting.tsx';
import { useTexts } from '../texts.ts';
import { ColumnRow } from './column-row.tsx';
import { allLeavesOf } from './column-text.ts';
import { columnsNamed, findColumn, moveTo, showAll } from './column-tree.ts';
import { useNarrow } from './use-window.ts';

export interface ColumnPanelProps {
  readonly columns: readonly TableColumn[];
  readonly onChange: (columns: TableColumn[]) => void;
  readonly onRestore: () => void;
  /** The person has done. */
  readonly onDone: () => void;
}

interface ColumnListProps extends Pick<ColumnPanelProps, 'onChange'> {
  readonly name: string;
  /** The columns of one level, as far as they are looked for. */
  readonly level: readonly TableColumn[];
  readonly all: readonly TableColumn[];
  readonly pinnable: boolean;
  readonly help: string;
}

function ColumnList({ name, level, all, pinnable, help, onChange }: ColumnListProps) {
  const { language } = useTexts();
  return (
    <SortableContext items={level.map(({ fieldId }) => fieldId)}>
      <ul className="kit-column-list" aria-label={name}>
        {level.map((column) => (
          <li key={column.fieldId}>
            <ColumnRow column={column} all={all} pinnable={pinnable} help={help} onChange={onChange} />
            {column.children && (
              <ColumnList
                name={columnLabel(column, language)}
                level={column.children}
                all={all}
                pinnable={false}
                help={help}
                onChange={onChange}
              />
            )}
          </li>
        ))}
      </ul>
    </SortableContext>
  );
}

function AllColumns({ columns, onChange }: Pick<ColumnPanelProps, 'columns' | 'onChange'>) {
  const { t } = useTexts();
  const leaves = allLeavesOf(columns);
  const shown = leaves.filter((column) => column.shown).length;
  return (
    <Checkbox
      checked={shown === leaves.length}
      indeterminate={shown > 0 && shown < leaves.length}
      onChange={({ target }) => onChange(showAll(columns, target.checked))}
    >
      {t('allColumns')}
    </Checkbox>
  );
}

/** The tree of a table's columns: which are shown, their order and pins; kept for the person (TABLE-2). */
export function ColumnPanel({ columns, onChange, onRestore, onDone }: ColumnPanelProps) {
  const { t, language } = useTexts();
  const [sought, setSought] = useState('');
  const help = useId();
  const narrow = useNarrow();
  const nameOf = (fieldId: string) => {
    const column = findColumn(columns, fieldId);
    return column ? columnLabel(column, language) : '';
  };
  const found = columnsNamed(columns, sought, language);
  return (
    <div className="kit-columns">
      {narrow && (
        <div className="kit-columns-head">
          <h2>{t('columns')}</h2>
          <Button type="primary" onClick={onDone}>
            {t('done')}
          </Button>
        </div>
      )}
      <Input
        allowClear
        value={sought}
        placeholder={t('findColumn')}
        aria-label={t('findColumn')}
        onChange={({ target }) => setSought(target.value)}
      />
      <p className="kit-columns-hint" id={help}>
        {t('columnsHint')}
      </p>
      <div className="kit-columns-tree">
        <Sorting axis="y" nameOf={nameOf} onMove={(fieldId, other) => onChange(moveTo(columns, fieldId, other))}>
          <ColumnList name={t('columns')} level={found} all={columns} pinnable help={help} onChange={onChange} />
        </Sorting>
        {found.length === 0 && <p className="hall-soft">{t('noSuchColumn')}</p>}
      </div>
      <div className="kit-columns-foot">
        <AllColumns columns={columns} onChange={onChange} />
        <Button size="small" onClick={onRestore}>
          {t('restoreColumns')}
        </Button>
      </div>
    </div>
  );
}
