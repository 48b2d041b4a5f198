import type { MenuNode } from '@hall/contract/menu';
import { useTexts } from '../texts.ts';

interface SecondMenuProps {
  readonly entries: readonly MenuNode[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The host page's own menu of what belongs together (MENU-7). */
export function SecondMenu({ entries, active, onChoose }: SecondMenuProps) {
  const { t, pick } = useTexts();
  return (
    <nav className="second-menu" aria-label={t('secondMenu')}>
      {entries.map((node, index) => (
        <button key={node.id} type="button" aria-current={index === active ? 'page' : undefined} onClick={() => onChoose(index)}>
          {pick(node.name, node.nameEn)}
        </button>
      ))}
    </nav>
  );
}
