import { type Arrangement, type HomeCard, type PlacedCard, SHIPPED } from '@hall/contract/home';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useUnsentChanges } from '../../../shared/ui/use-unsent-changes.ts';
import { useArrange } from '../api.ts';
import { useTexts } from '../texts.ts';
import { ArrangedCard } from './arranged-card.tsx';
import { ArrangingTools } from './arranging-tools.tsx';
import { CardGrid } from './card-grid.tsx';
import { useDraft } from './use-draft.ts';
import { useLanding } from './use-landing.ts';
import './arranging.css';

export interface ArrangingProps {
  readonly arrangement: Arrangement;
  /** Where the cards stand as shipped; none where they do not. */
  readonly asSeen: readonly PlacedCard[];
  /** Whether the window has room for the grid. */
  readonly wide: boolean;
  readonly cards: Readonly<Record<HomeCard, ReactNode>>;
  /** The cards are kept as they are now, or the person gave up. */
  readonly onEnd: () => void;
}

/** Arranges the cards of the home page (APPS-5). */
export function Arranging({ arrangement, asSeen, wide, cards: views, onEnd }: ArrangingProps) {
  const { t } = useTexts();
  const help = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const arrange = useArrange();
  const [busy, setBusy] = useState(false);
  const { draft, cards, said, nameOf, changed, place, step, hide, show, restore } = useDraft(arrangement, asSeen);
  const { part, leave } = useUnsentChanges(changed);
  const { land, landing } = useLanding();
  useEffect(() => title.current?.focus(), []);
  const done = async () => {
    setBusy(true);
    const kept = !changed || (await arrange(draft));
    setBusy(false);
    if (kept) onEnd();
  };
  const hidden = SHIPPED.map(({ card }) => card).filter((card) => !cards.some((one) => one.card === card));
  const render = (card: HomeCard) => (
    <ArrangedCard
      name={nameOf(card)}
      help={help}
      landing={landing(`hide ${card}`)}
      onStep={(one) => step(card, one)}
      onHide={() => {
        land(`show ${card}`);
        hide(card);
      }}
    >
      {views[card]}
    </ArrangedCard>
  );
  return (
    <div ref={part} className="arranging">
      <div className="arranging-head">
        <h2 tabIndex={-1} ref={title}>
          {t('arranging')}
        </h2>
        <p id={help}>{t('hint')}</p>
        <ArrangingTools
          hidden={hidden}
          nameOf={nameOf}
          busy={busy}
          shipped={draft === undefined}
          landing={(card) => landing(`show ${card}`)}
          onShow={(card) => {
            land(`hide ${card}`);
            show(card);
          }}
          onRestore={() => {
            restore();
            title.current?.focus();
          }}
          onCancel={() => leave(onEnd)}
          onDone={() => void done()}
        />
      </div>
      {wide ? <CardGrid cards={cards} busy={busy} onPlace={place} render={render} /> : <p className="hall-hint">{t('tooNarrow')}</p>}
      <p className="hall-visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
