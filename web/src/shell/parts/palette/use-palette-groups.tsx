import type { ResultGroup, ResultRow } from '../../../domains/menu/search/result-list.tsx';
import type { Found } from '../../../domains/menu/search/search.ts';
import { useTexts as useSearchTexts } from '../../../domains/menu/search/texts.ts';
import { useTargetRows } from '../../../domains/menu/search/use-target-rows.tsx';
import { bySection, type PaletteItem, type Section } from './palette-items.ts';
import { useTexts } from './texts.ts';

/** How many entries are shown at most: who has not found it among them types on. */
const MOST = 30;

/** Makes rows under headings of entries of the palette. @param choose told which one is chosen */
export function usePaletteGroups(choose: (item: PaletteItem) => void): (found: readonly Found<PaletteItem>[]) => readonly ResultGroup[] {
  const { t, pick, language } = useTexts();
  const { t: ofSearch } = useSearchTexts();
  const targetRow = useTargetRows(() => undefined);
  const rowOf = ({ item, marks, marksEn }: Found<PaletteItem>): ResultRow => {
    const own = { id: item.id, choose: () => choose(item) };
    if (item.target) return { ...targetRow({ item: item.target, marks, marksEn }), ...own };
    const shown = language === 'en' && item.nameEn ? marksEn : marks;
    return { ...own, name: pick(item.name, item.nameEn), marks: shown, icon: item.icon };
  };
  const titleOf = (section: Section): string => {
    if (typeof section === 'string') return t(section);
    return section.system ? pick(section.system.name, section.system.nameEn) : ofSearch('platform');
  };
  return (found) =>
    bySection(found.slice(0, MOST), ({ item }) => item.section).map(({ key, section, entries }) => ({
      key,
      title: titleOf(section),
      // What stands under the name of its system need not say it again.
      rows: entries.map(rowOf).map((row) => (typeof section === 'string' ? row : { ...row, note: undefined })),
    }));
}
