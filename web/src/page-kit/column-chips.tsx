import { CloseOutlined } from '@ant-design/icons';
import { rawOf, valueAt } from '@hall/contract/column-value';
import { columnInWords } from '@hall/contract/query-words';
import type { TableColumn } from '@hall/contract/table-columns';
import type { ColumnCondition, PlainRow } from '@hall/contract/wire/list';
import { Tooltip } from 'antd';
import type { Language } from '../shared/i18n/language.ts';
import { useKit } from './kit-context.ts';
import { columnConditionsOf, type PageState } from './page-address.ts';
import { allLeavesOf } from './table/column-text.ts';
import { useTexts } from './texts.ts';
import './column-chips.css';

/** The state without what a column is asked for. */
function without({ filters, excluded }: PageState, { columnId, excluded: isExcluded }: ColumnCondition): Partial<PageState> {
  const rest = Object.entries(isExcluded ? excluded : filters).filter(([id]) => id !== columnId);
  return isExcluded ? { excluded: Object.fromEntries(rest) } : { filters: Object.fromEntries(rest) };
}

interface Spoken {
  readonly rows: readonly PlainRow[];
  readonly language: Language;
}

/** A condition with its values as the rows that have them say them in the language: what is asked for is the Chinese one. */
function inLanguage(condition: ColumnCondition, leaves: readonly TableColumn[], { rows, language }: Spoken): ColumnCondition {
  const column = leaves.find(({ fieldId }) => fieldId === condition.columnId);
  if (!column?.propEn) return condition;
  const said = (value: string) => {
    const row = rows.find((one) => valueAt(one, column.prop ?? column.fieldId) === value);
    return row ? String(rawOf(row, column, language)) : value;
  };
  return { ...condition, values: condition.values.map(said) };
}

/** What columns are asked for, each as a chip that takes it off. */
export function ColumnChips() {
  const { t, language } = useTexts();
  const { state, columns, change, view } = useKit();
  const leaves = allLeavesOf(columns.columns);
  const conditions = columnConditionsOf(state);
  if (conditions.length === 0) return null;
  return (
    <ul className="kit-chips" aria-label={t('columnConditions')}>
      {conditions.map((condition) => {
        const words = columnInWords(leaves, inLanguage(condition, leaves, { rows: view.rows, language }), language);
        return (
          <li key={`${condition.excluded} ${condition.columnId}`}>
            <Tooltip title={t('takeOff')}>
              <button
                type="button"
                className="kit-chip"
                aria-label={t('takeOffWhat', { what: words })}
                onClick={() => change(without(state, condition))}
              >
                {words}
                <CloseOutlined aria-hidden />
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
