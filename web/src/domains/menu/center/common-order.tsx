import { SortableContext } from '@dnd-kit/sortable';
import type { MenuNode } from '@hall/contract/menu';
import { useId } from 'react';
import { Sorting } from '../../../shared/ui/sorting/sorting.tsx';
import { CommonTile } from './common-tile.tsx';
import { moved } from './moved.ts';
import { useTexts } from './texts.ts';
import { useOrder } from './use-order.ts';

/** The person's common functions, to be put in order. */
export function CommonOrder({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const { t, pick } = useTexts();
  const help = useId();
  const order = useOrder();
  const ids = nodes.map(({ id }) => id);
  const nameOf = (id: string) => {
    const node = nodes.find((one) => one.id === id);
    return node ? pick(node.name, node.nameEn) : '';
  };
  const move = (id: string, other: string) => void order({ before: ids, after: moved(ids, id, other) }, nameOf(id));
  if (nodes.length === 0) return <p className="hall-soft">{t('noCommon')}</p>;
  return (
    <>
      {nodes.length > 1 && (
        <p className="app-center-hint" id={help}>
          {t('orderHint')}
        </p>
      )}
      <Sorting axis="y" nameOf={nameOf} onMove={move}>
        <SortableContext items={ids}>
          <ul className="function-grid">
            {nodes.map((node) => (
              <CommonTile key={node.id} node={node} help={help} />
            ))}
          </ul>
        </SortableContext>
      </Sorting>
    </>
  );
}
