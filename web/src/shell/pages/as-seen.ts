import { GRID, type HomeCard, type PlacedCard } from '@hall/contract/home';

const ROW_PX = GRID.rowPx + GRID.gapPx;
/** What a card on the grid keeps free round itself, above and below together, in px. */
const PADDING_PX = 2 * GRID.gapPx;

/** Where the cards stand as shipped, each as wide and high as it is on the page: arranging begins with what the person sees. */
export function placesAsSeen(page: Element | null): PlacedCard[] {
  const cells = [...(page?.querySelectorAll<HTMLElement>('.home-shipped > .home-cell') ?? [])];
  const [first] = cells;
  if (!first) return [];
  const whole = first.offsetWidth;
  return cells.map((cell) => {
    const rows = Math.ceil((cell.offsetHeight + PADDING_PX + GRID.gapPx) / ROW_PX);
    return {
      card: cell.dataset.card as HomeCard,
      x: cell.offsetLeft - first.offsetLeft > whole / 4 ? GRID.columns / 2 : 0,
      // Far enough apart not to overlap; the grid moves them up.
      y: Math.round((cell.offsetTop - first.offsetTop) / ROW_PX) * 2,
      width: cell.offsetWidth > whole * 0.75 ? GRID.columns : GRID.columns / 2,
      height: Math.min(GRID.mostHeight, Math.max(GRID.leastHeight, rows)),
    };
  });
}
