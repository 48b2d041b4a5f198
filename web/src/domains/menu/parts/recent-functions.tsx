import type { MenuNode } from '@hall/contract/menu';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { findFunction, withoutStart } from '../menu-tree.ts';
import { useRecent } from '../recent.ts';
import { useTexts } from '../texts.ts';
import { useOpening } from '../use-opening.ts';
import { useFunctionsUnderWay, useOpenFunction } from './function-opener.tsx';
import { WindowMark } from './window-mark.tsx';

interface RecentFunctionsProps {
  readonly menu: readonly MenuNode[];
  /** The functions that are at hand already. */
  readonly beside: readonly MenuNode[];
}

/** The functions that the person has opened last and that are not at hand already, in one line; nothing where there are none. */
export function RecentFunctions({ menu, beside }: RecentFunctionsProps) {
  const { t, pick } = useTexts();
  const { data: me } = useMeQuery();
  const open = useOpenFunction();
  const openingOf = useOpening();
  const underWay = useFunctionsUnderWay();
  const nodes = useRecent(me?.id)
    .flatMap((id) => findFunction(withoutStart(menu), id) ?? [])
    .filter((node) => !beside.includes(node));
  if (nodes.length === 0) return null;
  return (
    <nav className="recent-functions" aria-label={t('recent')}>
      <span aria-hidden>{t('recent')}</span>
      <ul>
        {nodes.map((node) => (
          <li key={node.id}>
            <button type="button" aria-busy={underWay.has(node.id) || undefined} onClick={() => open(node)}>
              {pick(node.name, node.nameEn)}
              {openingOf(node).kind === 'window' && <WindowMark busy={underWay.has(node.id)} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
