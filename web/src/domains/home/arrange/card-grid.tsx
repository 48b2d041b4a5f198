import { GRID, type HomeCard, type PlacedCard } from '@hall/contract/home';
import type { ReactNode } from 'react';
import ReactGridLayout, { useContainerWidth, verticalCompactor } from 'react-grid-layout';
import { cardsOf, itemsOf } from './placing.ts';

const GRID_CONFIG = { cols: GRID.columns, rowHeight: GRID.rowPx, margin: [GRID.gapPx, GRID.gapPx], containerPadding: [0, 0] } as const;
const DRAG = { enabled: true, handle: '.arranged-bar', cancel: 'button' };
const RESIZE = { enabled: true, handles: ['se'] } as const;

interface CardGridProps {
  readonly cards: readonly PlacedCard[];
  /** While they are being kept, they are not to be changed. */
  readonly busy: boolean;
  readonly onPlace: (cards: readonly PlacedCard[]) => void;
  readonly render: (card: HomeCard) => ReactNode;
}

/** The cards on their grid, to be dragged and sized. */
export function CardGrid({ cards, busy, onPlace, render }: CardGridProps) {
  const { width, containerRef, mounted } = useContainerWidth();
  const place = (layout: Parameters<typeof cardsOf>[0]) => onPlace(cardsOf(layout));
  return (
    <div ref={containerRef} inert={busy}>
      {mounted && (
        <ReactGridLayout
          width={width}
          layout={itemsOf(cards)}
          gridConfig={GRID_CONFIG}
          dragConfig={DRAG}
          resizeConfig={RESIZE}
          compactor={verticalCompactor}
          onDragStop={place}
          onResizeStop={place}
        >
          {cards.map(({ card }) => (
            <section key={card} className="home-cell" data-card={card}>
              {render(card)}
            </section>
          ))}
        </ReactGridLayout>
      )}
    </div>
  );
}
