import { HolderOutlined } from '@ant-design/icons';
import type { MenuNode } from '@hall/contract/menu';
import { Dropdown, type MenuProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { useSorted } from '../../../shared/ui/sorting/use-sorted.ts';
import { FunctionTileContent } from '../parts/function-tile.tsx';
import { useTexts } from './texts.ts';

/** What moves a function, with the keys for it and by how many places. */
const MOVES = [
  { move: 'earlier', keys: ['ArrowLeft', 'ArrowUp'], hint: '←', by: -1 },
  { move: 'later', keys: ['ArrowRight', 'ArrowDown'], hint: '→', by: 1 },
  { move: 'first', keys: ['Home'], hint: 'Home', by: Number.NEGATIVE_INFINITY },
  { move: 'last', keys: ['End'], hint: 'End', by: Number.POSITIVE_INFINITY },
] as const;

interface CommonTileProps {
  readonly node: MenuNode;
  /** Id of the text that says what can be done. */
  readonly help: string;
}

function Handle({ node, help, sorted }: CommonTileProps & { readonly sorted: ReturnType<typeof useSorted> }) {
  const { t, pick } = useTexts();
  const { handle, onMenu, moveBy } = sorted;
  const items: MenuProps['items'] = MOVES.map(({ move, hint, by }) => ({
    key: move,
    label: t(move),
    extra: hint,
    onClick: () => moveBy(by),
  }));
  const press = (event: KeyboardEvent) => {
    const found = MOVES.find(({ keys }) => (keys as readonly string[]).includes(event.key));
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveBy(found.by);
  };
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus onOpenChange={onMenu}>
      <button
        type="button"
        className="function-handle"
        aria-label={t('move', { name: pick(node.name, node.nameEn) })}
        aria-describedby={help}
        {...handle}
        onKeyDown={press}
      >
        <HolderOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

/** A common function that can be put elsewhere among the others. */
export function CommonTile({ node, help }: CommonTileProps) {
  const sorted = useSorted(node.id);
  const { ref, isDragging, mark, takenByMouse } = sorted;
  return (
    <li ref={ref} className="function-tile" data-dragged={isDragging} data-mark={mark} {...takenByMouse}>
      <Handle node={node} help={help} sorted={sorted} />
      <FunctionTileContent node={node} />
    </li>
  );
}
