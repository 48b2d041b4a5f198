import { ExportOutlined } from '@ant-design/icons';
import type { MenuNode } from '@hall/contract/menu';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { findFunction, withoutStart } from '../menu-tree.ts';
import { useRecent } from '../recent.ts';
import { useTexts } from '../texts.ts';
import { useOpening } from '../use-opening.ts';
import { useOpenFunction } from './function-opener.tsx';

/** The functions that the person has opened last, in one line; nothing where there are none. */
export function RecentFunctions({ menu }: { readonly menu: readonly MenuNode[] }) {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const open = useOpenFunction();
  const openingOf = useOpening();
  const nodes = useRecent(me?.id).flatMap((id) => findFunction(withoutStart(menu), id) ?? []);
  if (nodes.length === 0) return null;
  return (
    <nav className="recent-functions" aria-label={t('recent')}>
      <span aria-hidden>{t('recent')}</span>
      <ul>
        {nodes.map((node) => (
          <li key={node.id}>
            <button type="button" onClick={() => open(node)}>
              {pick(node.name, node.nameEn)}
              {openingOf(node).kind === 'window' && <ExportOutlined aria-label={t('newWindow')} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
