import { HolderOutlined } from '@ant-design/icons';
import { SortableContext } from '@dnd-kit/sortable';
import { Dropdown } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import { Sorting } from '../../../shared/ui/sorting/sorting.tsx';
import { useSorted } from '../../../shared/ui/sorting/use-sorted.ts';
import { useTexts } from '../texts.ts';

/** A column or a query field in the list of them. */
export interface ArrangedItem {
  readonly id: string;
  readonly name: string;
  readonly shown: boolean;
  /** Whether it can be shown or not. */
  readonly optional: boolean;
  /** The heading that it stands below. */
  readonly above?: string | undefined;
  readonly mark?: 'changed' | 'faulty' | undefined;
}

interface ArrangedListProps {
  /** What the list is called. */
  readonly label: string;
  readonly items: readonly ArrangedItem[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onShow: (id: string, shown: boolean) => void;
  readonly onMove: (id: string, other: string) => void;
}

interface RowProps extends Omit<ArrangedListProps, 'label' | 'onMove'> {
  readonly item: ArrangedItem;
  /** Id of the text that says what the keys do. */
  readonly help: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function Handle({ item, help, sorted }: Pick<RowProps, 'item' | 'help'> & { readonly sorted: ReturnType<typeof useSorted> }) {
  const { t } = useTexts();
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    sorted.moveBy(step);
  };
  const items = [
    { key: 'up', label: t('moveUp'), extra: '↑', onClick: () => sorted.moveBy(-1) },
    { key: 'down', label: t('moveDown'), extra: '↓', onClick: () => sorted.moveBy(1) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus onOpenChange={sorted.onMenu}>
      <button
        type="button"
        className="kit-column-button kit-column-handle"
        aria-label={t('move', { name: item.name })}
        aria-describedby={help}
        {...sorted.handle}
        onKeyDown={press}
      >
        <HolderOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

function Row({ item, help, selected, onSelect, onShow }: RowProps) {
  const { t } = useTexts();
  const sorted = useSorted(item.id);
  const { ref, isDragging, mark, takenByMouse } = sorted;
  const { id, name, shown, optional } = item;
  const marked = useId();
  return (
    <div ref={ref} className="kit-column setup-item" data-dragged={isDragging} data-mark={mark} {...takenByMouse}>
      <Handle item={item} help={help} sorted={sorted} />
      <input
        type="checkbox"
        aria-label={t('show', { name })}
        checked={shown}
        disabled={!optional}
        onChange={({ target }) => onShow(id, target.checked)}
      />
      <button
        type="button"
        className="setup-name"
        aria-current={selected === id}
        aria-describedby={item.mark && marked}
        onClick={() => onSelect(id)}
      >
        {name}
      </button>
      {item.mark && (
        <span id={marked} className={`setup-mark setup-mark-${item.mark}`}>
          {t(item.mark)}
        </span>
      )}
    </div>
  );
}

type LevelProps = Omit<RowProps, 'item'> & { readonly above?: string; readonly label: string };

function Level({ above, label, ...props }: LevelProps) {
  const level = props.items.filter((item) => item.above === above);
  return (
    <SortableContext items={level.map(({ id }) => id)}>
      <ul className="kit-column-list" aria-label={label}>
        {level.map((item) => (
          <li key={item.id}>
            <Row {...props} item={item} />
            {props.items.some((one) => one.above === item.id) && <Level {...props} above={item.id} label={item.name} />}
          </li>
        ))}
      </ul>
    </SortableContext>
  );
}

/** Columns or query fields in their order, which is changed by mouse, finger and keys; one of them is chosen. */
export function ArrangedList({ label, onMove, ...props }: ArrangedListProps) {
  const { t } = useTexts();
  const help = useId();
  const nameOf = (id: string) => props.items.find((item) => item.id === id)?.name ?? '';
  return (
    <div className="setup-list">
      <p className="hall-soft" id={help}>
        {t('arrange')}
      </p>
      <Sorting axis="y" nameOf={nameOf} onMove={onMove}>
        <Level {...props} help={help} label={label} />
      </Sorting>
    </div>
  );
}
