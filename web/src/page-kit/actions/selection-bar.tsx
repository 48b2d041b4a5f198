import { Button } from 'antd';
import type { Action } from '../action.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { ActionGroup } from './action-group.tsx';

interface SelectionBarProps {
  readonly actions: readonly Action[];
  readonly onRun: (action: Action) => unknown;
}

/** How many rows are selected, what can be done to them, and the way to select none. */
export function SelectionBar({ actions, onRun }: SelectionBarProps) {
  const { t } = useTexts();
  const { selected, select } = useKit();
  const some = selected.length > 0;
  return (
    <div className="kit-selection">
      <span aria-live="polite">{some && t('selected', { count: selected.length })}</span>
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
