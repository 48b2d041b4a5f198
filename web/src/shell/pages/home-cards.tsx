import { type Arrangement, type HomeCard, type PlacedCard, SHIPPED } from '@hall/contract/home';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../domains/home/texts.ts';
import './home-cards.css';

export type CardViews = Readonly<Record<HomeCard, ReactNode>>;

interface HomeCardsProps {
  readonly arrangement: Arrangement;
  readonly views: CardViews;
}

/** Where a card stands, for the style sheet: a narrow page has them one below another all the same. */
const placeOf = ({ x, y, width, height }: PlacedCard) =>
  ({ '--column': `${x + 1} / span ${width}`, '--row': `${y + 1} / span ${height}` }) as CSSProperties;

/** The cards as the person has arranged them; who has not has them as shipped, each as high as what is in it. */
export function HomeCards({ arrangement: { own, cards }, views }: HomeCardsProps) {
  const { t } = useTexts();
  if (own && cards.length === 0) return <p className="hall-hint">{t('noCards')}</p>;
  const placed = own ? cards : SHIPPED;
  return (
    <div className={own ? 'home-arranged' : 'home-shipped'}>
      {placed.map((one) => (
        <div key={one.card} className="home-cell" data-card={one.card} {...(own && { style: placeOf(one) })}>
          {views[one.card]}
        </div>
      ))}
    </div>
  );
}
