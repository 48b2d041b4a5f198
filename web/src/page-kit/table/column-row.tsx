import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useSorted } from '../../shared/ui/sorting/use-sorted.ts';
import { useTexts } from '../texts.ts';
import { isPartlyShown, setShown, togglePin } from './column-tree.ts';

interface ColumnRowProps {
  readonly column: TableColumn;
  /** All columns of the table. */
  readonly all: readonly TableColumn[];
  readonly pinnable: boolean;
  readonly onChange: (columns: TableColumn[]) => void;
}

interface ColumnButtonProps {
  readonly text: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly pressed?: boolean;
}

const ColumnButton = ({ text, icon, onPress, pressed }: ColumnButtonProps) => (
  <button
    type="button"
    className={pressed ? 'kit-column-button kit-head-on' : 'kit-column-button'}
    aria-label={text}
    title={text}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    onClick={onPress}
  >
    {icon}
  </button>
);

function PinButtons({ column, all, onChange }: Omit<ColumnRowProps, 'pinnable'>) {
  const { t, language } = useTexts();
  const name = columnLabel(column, language);
  const sides = [
    ['left', t('pinLeft', { name }), <VerticalRightOutlined key="left" aria-hidden />],
    ['right', t('pinRight', { name }), <VerticalLeftOutlined key="right" aria-hidden />],
  ] as const;
  return sides.map(([side, text, icon]) => (
    <ColumnButton
      key={side}
      text={text}
      icon={icon}
      pressed={column.fixed === side}
      onPress={() => onChange(togglePin(all, column, side))}
    />
  ));
}

/** One column of the panel: whether it is shown, its place and its pin. */
export function ColumnRow({ column, all, pinnable, onChange }: ColumnRowProps) {
  const { t, language } = useTexts();
  const name = columnLabel(column, language);
  const { ref, isDragging, mark, takenByMouse, handle, moveBy } = useSorted(column.fieldId);
  return (
    <div ref={ref} className="kit-column" data-dragged={isDragging} data-mark={mark} {...takenByMouse}>
      <button type="button" className="kit-column-button kit-column-handle" aria-label={t('moveColumn', { name })} {...handle}>
        <HolderOutlined aria-hidden />
      </button>
      <Checkbox
        className="kit-column-name"
        checked={column.shown}
        indeterminate={isPartlyShown(column)}
        onChange={({ target }) => onChange(setShown(all, column.fieldId, target.checked))}
      >
        {name}
      </Checkbox>
      <ColumnButton text={t('moveUp', { name })} icon={<ArrowUpOutlined aria-hidden />} onPress={() => moveBy(-1)} />
      <ColumnButton text={t('moveDown', { name })} icon={<ArrowDownOutlined aria-hidden />} onPress={() => moveBy(1)} />
      {pinnable && <PinButtons column={column} all={all} onChange={onChange} />}
    </div>
  );
}
