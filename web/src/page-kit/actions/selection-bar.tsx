import { SELECTION_COLUMN } from '@hall/contract/table-columns';
import { Button } from 'antd';
import type { Action } from '../action.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { ActionGroup } from './action-group.tsx';

interface SelectionBarProps {
  readonly actions: readonly Action[];
  readonly onRun: (action: Action) => unknown;
}

/**
 * How many rows are selected, what can be done to them, and the way to select none. Where rows can be selected it keeps its place while
 * none is, so that no row moves away from the pointer that selects it.
 */
export function SelectionBar({ actions, onRun }: SelectionBarProps) {
  const { t } = useTexts();
  const { selected, select, columns } = useKit();
  const some = selected.length > 0;
  const selectable = columns.columns.some(({ fieldId, shown }) => fieldId === SELECTION_COLUMN && shown);
  return (
    <div className={selectable ? 'kit-selection kit-selectable' : 'kit-selection'}>
      <span aria-live="polite">{(some || selectable) && t('selected', { count: selected.length })}</span>
      {some && (
        <>
          <ActionGroup actions={actions} look={{ size: 'small' }} onRun={onRun} />
          <Button type="link" size="small" onClick={() => select([])}>
            {t('clearSelection')}
          </Button>
        </>
      )}
    </div>
  );
}
