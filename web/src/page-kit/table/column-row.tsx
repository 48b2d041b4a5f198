import { HolderOutlined } from '@ant-design/icons';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { Checkbox, Dropdown, type MenuProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { useSorted } from '../../shared/ui/sorting/use-sorted.ts';
import { useTexts } from '../texts.ts';
import { isPartlyShown, setShown, togglePin } from './column-tree.ts';

interface ColumnRowProps {
  readonly column: TableColumn;
  /** All columns of the table. */
  readonly all: readonly TableColumn[];
  readonly pinnable: boolean;
  /** Id of the text that says what the keys do. */
  readonly help: string;
  readonly onChange: (columns: TableColumn[]) => void;
}

/** What can be done with a column's place, each with its key. */
const DEEDS = [
  { deed: 'moveUp', key: 'ArrowUp', hint: '↑' },
  { deed: 'moveDown', key: 'ArrowDown', hint: '↓' },
  { deed: 'pinLeft', key: 'l', hint: 'L' },
  { deed: 'pinRight', key: 'r', hint: 'R' },
] as const;
type Deed = (typeof DEEDS)[number]['deed'];

const isPin = (deed: Deed): boolean => deed === 'pinLeft' || deed === 'pinRight';

/** The deeds that a column has; its heading's place is its own. */
const deedsOf = (pinnable: boolean) => DEEDS.filter(({ deed }) => pinnable || !isPin(deed));

function useDeeds({ column, all, onChange }: ColumnRowProps, moveBy: (places: number) => void): Readonly<Record<Deed, () => void>> {
  const pin = (side: 'left' | 'right') => onChange(togglePin(all, column, side));
  return { moveUp: () => moveBy(-1), moveDown: () => moveBy(1), pinLeft: () => pin('left'), pinRight: () => pin('right') };
}

/** What a column's handle does: dragged it moves, by keys it moves and pins, and pressed it offers both. */
function Handle(props: ColumnRowProps & { readonly sorted: ReturnType<typeof useSorted> }) {
  const { t, language } = useTexts();
  const { column, pinnable, help, sorted } = props;
  const name = columnLabel(column, language);
  const deeds = useDeeds(props, sorted.moveBy);
  const present = { pinLeft: column.fixed === 'left', pinRight: column.fixed === 'right', moveUp: false, moveDown: false };
  const items: MenuProps['items'] = deedsOf(pinnable).map(({ deed, hint }) => ({
    key: deed,
    label: t(present[deed] ? 'unpin' : deed),
    extra: hint,
    onClick: deeds[deed],
  }));
  const press = (event: KeyboardEvent) => {
    const found = deedsOf(pinnable).find(({ key }) => key === event.key || key === event.key.toLowerCase());
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    deeds[found.deed]();
  };
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus onOpenChange={sorted.onMenu}>
      <button
        type="button"
        className="kit-column-button kit-column-handle"
        aria-label={t('moveColumn', { name })}
        aria-describedby={help}
        {...sorted.handle}
        onKeyDown={press}
      >
        <HolderOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

/** One column of the panel: whether it is shown, its place and its pin. */
export function ColumnRow(props: ColumnRowProps) {
  const { column, all, onChange } = props;
  const { t, language } = useTexts();
  const sorted = useSorted(column.fieldId);
  const { ref, isDragging, mark, takenByMouse } = sorted;
  return (
    <div ref={ref} className="kit-column" data-dragged={isDragging} data-mark={mark} {...takenByMouse}>
      <Handle {...props} sorted={sorted} />
      <Checkbox
        className="kit-column-name"
        checked={column.shown}
        indeterminate={isPartlyShown(column)}
        onChange={({ target }) => onChange(setShown(all, column.fieldId, target.checked))}
      >
        {columnLabel(column, language)}
      </Checkbox>
      {column.fixed && <span className="kit-tag">{t(column.fixed === 'left' ? 'pinnedLeft' : 'pinnedRight')}</span>}
    </div>
  );
}
