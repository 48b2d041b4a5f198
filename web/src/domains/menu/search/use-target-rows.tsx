import { FunctionIcon } from '../parts/function-icon.tsx';
import { useOpening } from '../use-opening.ts';
import type { MenuTarget } from './menu-targets.ts';
import type { ResultRow } from './result-list.tsx';
import type { Found } from './search.ts';
import { useTexts } from './texts.ts';

/** Makes rows of what was found. @param choose told what is chosen */
export function useTargetRows(choose: (target: MenuTarget) => void): (found: Found<MenuTarget>) => ResultRow {
  const { t, pick, language } = useTexts();
  const openingOf = useOpening();
  return ({ item, marks, marksEn }) => {
    const node = 'node' in item.opens ? item.opens.node : undefined;
    return {
      id: item.id,
      name: pick(item.name, item.nameEn),
      marks: language === 'en' && item.nameEn ? marksEn : marks,
      icon: <FunctionIcon node={item.icon} />,
      note: item.system ? pick(item.system.name, item.system.nameEn) : t('platform'),
      leaves: node && openingOf(node).kind === 'window',
      starred: node && node.favourite !== 'none',
      choose: () => choose(item),
    };
  };
}
