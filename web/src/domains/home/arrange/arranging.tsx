import { type Arrangement, type HomeCard, PlacedCard, SHIPPED } from '@hall/contract/home';
import { optionsOf } from '@hall/contract/wire/coded';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useArrange } from '../api.ts';
import { useTexts } from '../texts.ts';
import { ArrangedCard } from './arranged-card.tsx';
import { ArrangingTools } from './arranging-tools.tsx';
import { CardGrid } from './card-grid.tsx';
import { type Step, stepped, withCard, without } from './placing.ts';
import { useUnsentChanges } from './use-unsent-changes.ts';
import './arranging.css';

export interface ArrangingProps {
  readonly arrangement: Arrangement;
  readonly cards: Readonly<Record<HomeCard, ReactNode>>;
  /** The cards are kept as they are now, or the person gave up. */
  readonly onEnd: () => void;
}

/** Cards where the person has them now; none where they are to be as shipped. */
type Draft = readonly PlacedCard[] | undefined;

const draftOf = ({ own, cards }: Arrangement): Draft => (own ? cards : undefined);
const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What cards are called. */
function useNames(): (card: HomeCard) => string {
  const { pick } = useTexts();
  const [, schema] = PlacedCard.fields.card ?? [];
  const names = schema ? optionsOf(schema) : [];
  return (card) => {
    const found = names.find(({ value }) => value === card);
    return found ? pick(found.zh, found.en) : card;
  };
}

/** The cards as they are being arranged, and how that is told to who cannot see it. */
function useDraft(arrangement: Arrangement) {
  const { t } = useTexts();
  const nameOf = useNames();
  const [first] = useState(() => draftOf(arrangement));
  const [draft, setDraft] = useState(first);
  const [said, setSaid] = useState('');
  const cards = draft ?? SHIPPED;
  const tell = (next: readonly PlacedCard[], card: HomeCard) => {
    const placed = next.find((one) => one.card === card);
    if (!placed) return;
    const { x, y, width, height } = placed;
    setSaid(t('placed', { name: nameOf(card), column: x + 1, row: y + 1, width, height }));
  };
  return {
    draft,
    cards,
    said,
    nameOf,
    changed: !isSame(draft, first),
    place: (next: readonly PlacedCard[]) => !isSame(next, cards) && setDraft(next),
    step: (card: HomeCard, step: Step) => {
      const next = stepped(cards, card, step);
      if (!isSame(next, cards)) setDraft(next);
      tell(next, card);
    },
    hide: (card: HomeCard) => {
      setDraft(without(cards, card));
      setSaid(t('hidden', { name: nameOf(card) }));
    },
    show: (card: HomeCard) => {
      setDraft(withCard(cards, card));
      setSaid(t('shown', { name: nameOf(card) }));
    },
    restore: () => {
      setDraft(undefined);
      setSaid(t('restored'));
    },
  };
}

/** Where the focus goes when a press takes its button away: from what hides a card to what shows it again, and back. */
function useLanding() {
  const wanted = useRef<string>(undefined);
  return {
    land: (place: string) => {
      wanted.current = place;
    },
    /** For the button that is such a place, which may come later than the press. */
    landing: (place: string) => (button: HTMLButtonElement | null) => {
      if (!button || wanted.current !== place) return;
      wanted.current = undefined;
      button.focus();
    },
  };
}

/** Arranges the cards of the home page (APPS-5). */
export function Arranging({ arrangement, cards: views, onEnd }: ArrangingProps) {
  const { t } = useTexts();
  const help = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const arrange = useArrange();
  const [busy, setBusy] = useState(false);
  const { draft, cards, said, nameOf, changed, place, step, hide, show, restore } = useDraft(arrangement);
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
      <CardGrid
        cards={cards}
        onPlace={place}
        render={(card) => (
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
        )}
      />
      <p className="hall-visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
