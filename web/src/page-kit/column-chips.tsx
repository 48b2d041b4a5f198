import { CloseOutlined } from '@ant-design/icons';
import { columnInWords } from '@hall/contract/query-words';
import type { ColumnCondition } from '@hall/contract/wire/list';
import { Tooltip } from 'antd';
import { useKit } from './kit-context.ts';
import { columnConditionsOf, type PageState } from './page-address.ts';
import { inEnglish } from './said-values.ts';
import { allLeavesOf } from './table/column-text.ts';
import { useTexts } from './texts.ts';
import './column-chips.css';

/** The state without what a column is asked for. */
function without({ filters, excluded }: PageState, { columnId, excluded: isExcluded }: ColumnCondition): Partial<PageState> {
  const rest = Object.entries(isExcluded ? excluded : filters).filter(([id]) => id !== columnId);
  return isExcluded ? { excluded: Object.fromEntries(rest) } : { filters: Object.fromEntries(rest) };
}

/** What columns are asked for, each as a chip that takes it off. */
export function ColumnChips() {
  const { t, language } = useTexts();
  const { config, state, columns, change, view } = useKit();
  const leaves = allLeavesOf(columns.columns);
  const conditions = columnConditionsOf(state);
  if (conditions.length === 0) return null;
  const inLanguage = (condition: ColumnCondition): ColumnCondition => {
    if (language === 'zh') return condition;
    const column = leaves.find(({ fieldId }) => fieldId === condition.columnId);
    return inEnglish(condition, { pageId: config.pageId, column, rows: view.rows });
  };
  return (
    <ul className="kit-chips" aria-label={t('columnConditions')}>
      {conditions.map((condition) => {
        const words = columnInWords(leaves, inLanguage(condition), language);
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
