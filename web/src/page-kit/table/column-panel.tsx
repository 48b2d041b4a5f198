import { SortableContext } from '@dnd-kit/sortable';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { Button } from 'antd';
import { Sorting } from '../../shared/ui/sorting/sorting.tsx';
import { useTexts } from '../texts.ts';
import { ColumnRow } from './column-row.tsx';
import { findColumn, moveTo } from './column-tree.ts';

interface ColumnPanelProps {
  readonly columns: readonly TableColumn[];
  readonly onChange: (columns: TableColumn[]) => void;
  readonly onRestore: () => void;
}

interface ColumnListProps extends Pick<ColumnPanelProps, 'onChange'> {
  readonly name: string;
  /** The columns of one level. */
  readonly level: readonly TableColumn[];
  readonly all: readonly TableColumn[];
}

function ColumnList({ name, level, all, onChange }: ColumnListProps) {
  const { language } = useTexts();
  return (
    <SortableContext items={level.map(({ fieldId }) => fieldId)}>
      <ul className="kit-column-list" aria-label={name}>
        {level.map((column) => (
          <li key={column.fieldId}>
            <ColumnRow column={column} all={all} pinnable={level === all} onChange={onChange} />
            {column.children && <ColumnList name={columnLabel(column, language)} level={column.children} all={all} onChange={onChange} />}
          </li>
        ))}
      </ul>
    </SortableContext>
  );
}

/** The tree of a table's columns: which are shown, their order and pins; kept for the person (TABLE-2). */
export function ColumnPanel({ columns, onChange, onRestore }: ColumnPanelProps) {
  const { t, language } = useTexts();
  const nameOf = (fieldId: string) => {
    const column = findColumn(columns, fieldId);
    return column ? columnLabel(column, language) : '';
  };
  return (
    <div className="kit-columns">
      <p className="kit-columns-hint">{t('columnsHint')}</p>
      <div className="kit-columns-tree">
        <Sorting axis="y" nameOf={nameOf} onMove={(fieldId, other) => onChange(moveTo(columns, fieldId, other))}>
          <ColumnList name={t('columns')} level={columns} all={columns} onChange={onChange} />
        </Sorting>
      </div>
      <div className="kit-columns-foot">
        <Button size="small" onClick={onRestore}>
          {t('restoreColumns')}
        </Button>
      </div>
    </div>
  );
}
