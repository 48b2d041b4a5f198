import { type Arrangement, type HomeCard, PlacedCard, SHIPPED } from '@hall/contract/home';
import { optionsOf } from '@hall/contract/wire/coded';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { type Step, stepped, upwards, withCard, without } from './placing.ts';

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
export function useDraft(arrangement: Arrangement, asSeen: readonly PlacedCard[]) {
  const { t } = useTexts();
  const nameOf = useNames();
  const [first] = useState(() => draftOf(arrangement));
  const [draft, setDraft] = useState(first);
  const [said, setSaid] = useState('');
  const [shipped] = useState(() => (asSeen.length > 0 ? upwards(asSeen) : SHIPPED));
  const cards = draft ?? shipped;
  const change = (next: Draft, told: string) => {
    if (!isSame(next, cards)) setDraft(next);
    setSaid(told);
  };
  const placeOf = (next: readonly PlacedCard[], card: HomeCard): string => {
    const { x = 0, y = 0, width = 0, height = 0 } = next.find((one) => one.card === card) ?? {};
    return t('placed', { name: nameOf(card), column: x + 1, row: y + 1, width, height });
  };
  const step = (card: HomeCard, taken: Step) => {
    const next = stepped(cards, card, taken);
    change(next, isSame(next, cards) ? t('noFurther', { name: nameOf(card) }) : placeOf(next, card));
  };
  return {
    draft,
    cards,
    said,
    nameOf,
    changed: !isSame(draft, first),
    place: (next: readonly PlacedCard[]) => change(next, ''),
    step,
    hide: (card: HomeCard) => change(without(cards, card), t('hidden', { name: nameOf(card) })),
    show: (card: HomeCard) => change(withCard(cards, card), t('shown', { name: nameOf(card) })),
    restore: () => change(undefined, t('restored')),
  };
}
