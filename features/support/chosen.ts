import type { Paint, Sight } from './sights.ts';

/** What is chosen on the page, by what tells it from the others of its kind; words in bold do not. It runs in the page. */
export function collectChosen(within: string): Sight[] {
  const CHOSEN = [
    ':is(a, button, tr, [role]):is([aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])):not(.tab-title)',
    '.tab[data-active=true], label:has(> :checked, > * > :checked), .ant-menu-item-selected',
    ':is(.menu-systems, .ant-menu-inline-collapsed) > .menu-open > .ant-menu-submenu-title, .ant-menu-horizontal > .menu-open',
    '.ant-pagination-item-active, .ant-table-row-selected, .ant-select-item-option-selected, .ant-picker-cell-selected',
    '.ant-picker-time-panel-cell-selected',
  ].join();
  const { isSeen, sight } = window.hallSights ?? { isSeen: () => false, sight: undefined };
  if (!sight) throw new Error('The page is not prepared');
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
  type Mark = readonly [what: string, ...paint: Paint];
  const marksOfBox = (element: Element, pseudo?: '::before' | '::after'): Mark[] => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && ['none', 'normal'].includes(style.content)) return [];
    const on = pseudo ? element : element.parentElement;
    const edges = SIDES.filter((side) => style[`border${side}Width`] !== '0px').map(
      (side): Mark => [side, style[`border${side}Color`], on],
    );
    const rings = style.outlineStyle === 'none' ? [] : [['outline', style.outlineColor, on] as const];
    const shadows = (style.boxShadow.match(/(rgba?|color)\([^)]*\)/g) ?? []).map((colour): Mark => ['shadow', colour, on]);
    const signs = pseudo && style.content !== '""' ? [[style.content, style.color, element] as const] : [];
    return [['ground', style.backgroundColor, on], ...edges, ...rings, ...shadows, ...signs];
  };
  const marksOf = (element: Element): Mark[] =>
    [element, ...element.querySelectorAll('*')].filter(isSeen).flatMap((part) => {
      // Other icons are no mark: choices may be told apart by theirs.
      const icon = part.tagName === 'svg' ? [['icon', getComputedStyle(part).color, part] as const] : [];
      return [...marksOfBox(part), ...marksOfBox(part, '::before'), ...marksOfBox(part, '::after'), ...icon];
    });
  const all = [...document.querySelectorAll(`:is(${within}) *`)].filter(isSeen);
  const isPeerOf = (one: Element) => (other: Element) =>
    one.tagName === other.tagName && one.role === other.role && one.classList[0] === other.classList[0] && !other.matches(CHOSEN);
  return all
    .filter((element) => element.matches(CHOSEN))
    .map((element) => {
      const beside = [...(element.parentElement?.children ?? [])].filter(isSeen);
      const peer = beside.find(isPeerOf(element)) ?? all.find(isPeerOf(element));
      const shared = new Set((peer ? marksOf(peer) : []).map(([what, colour]) => `${what} ${colour}`));
      const paints = marksOf(element)
        .filter(([what, colour]) => !shared.has(`${what} ${colour}`))
        .map(([, ...paint]) => paint);
      const called = `what is chosen, “${element.textContent?.trim().slice(0, 24)}”`;
      return sight(element, called, 'mark', paints.length ? paints : [['rgba(0, 0, 0, 0)', element]]);
    });
}
