import { type Active, DndContext, type Over, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useSharedTexts } from '../../i18n/shared-texts.ts';
import { nearestSibling, type Place, placeOf } from './lists.ts';

/** How far an item is pulled before it counts as dragged and not as clicked, in px. */
const SLACK = 6;

/** What the library says is said in our words, in one place: its own live region is not in the document. */
const NOWHERE = { container: document.createElement('div') };

interface SortingProps {
  /** What an item is called where its moves are told. */
  readonly nameOf: (id: string) => string;
  /** Told that an item takes the place of another one of its list. */
  readonly onMove: (id: string, other: string) => void;
  /** The axis along which the lists run. */
  readonly axis: 'x' | 'y';
  readonly children: ReactNode;
}

interface SortingValue {
  /** Puts an item in the place of another of its list, which has so many. */
  readonly move: (id: string, other: string, place: Place) => void;
}

export const SortingContext = createContext<SortingValue>({ move: () => undefined });

/** Keeps Escape, which puts an item back, from closing what the list is in. */
function useEscape(dragging: boolean): void {
  useEffect(() => {
    if (!dragging) return;
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [dragging]);
}

/**
 * Lists whose items are put into another order: by mouse and finger, and by buttons and keys of their own; each
 * step is told to those who cannot see it. Nothing slides: a mark shows where an item would be put.
 */
export function Sorting({ nameOf, onMove, axis, children }: SortingProps) {
  const { t } = useSharedTexts();
  const [said, setSaid] = useState('');
  const [drag, setDrag] = useState<'none' | 'picked' | 'moving'>('none');
  useEscape(drag !== 'none');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: SLACK } }));
  const say = (key: 'picked' | 'moved' | 'dropped' | 'putBack', id: string | number, place: Place) =>
    setSaid(t(key, { name: nameOf(String(id)), ...place }));
  const move: SortingValue['move'] = (id, other, place) => {
    onMove(id, other);
    say('dropped', id, place);
  };
  const drop = (active: Active, over: Over | null) => {
    setDrag('none');
    if (over && over.id !== active.id) move(String(active.id), String(over.id), placeOf(active, over));
    else say('putBack', active.id, placeOf(active, null));
  };
  return (
    <SortingContext value={{ move }}>
      <DndContext
        sensors={sensors}
        collisionDetection={nearestSibling}
        autoScroll={{ threshold: { x: 0, y: 0, [axis]: 0.2 } }}
        accessibility={NOWHERE}
        onDragStart={({ active }) => {
          setDrag('picked');
          say('picked', active.id, placeOf(active, null));
        }}
        onDragOver={({ active, over }) => {
          if (drag === 'picked' && over?.id === active.id) return;
          setDrag('moving');
          say('moved', active.id, placeOf(active, over));
        }}
        onDragEnd={({ active, over }) => drop(active, over)}
        onDragCancel={({ active }) => drop(active, null)}
      >
        {children}
      </DndContext>
      <div className="hall-visually-hidden" aria-live="assertive">
        {said}
      </div>
    </SortingContext>
  );
}
