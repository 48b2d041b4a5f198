import { useSortable } from '@dnd-kit/sortable';
import { type PointerEvent, useCallback, useContext, useRef } from 'react';
import { focusBack } from '../focus-back.ts';
import { SortingContext } from './sorting.tsx';

/**
 * An item of a sorted list.
 * @param fixed stays where it is, and nothing takes its place
 */
export function useSorted(id: string, fixed = false) {
  const { listeners, setNodeRef, setActivatorNodeRef, index, activeIndex, items, isOver, isDragging } = useSortable({
    id,
    disabled: { draggable: fixed, droppable: fixed },
  });
  const { move } = useContext(SortingContext);
  const button = useRef<HTMLElement>(null);
  const takeHandle = useCallback(
    (element: HTMLElement | null) => {
      button.current = element;
      setActivatorNodeRef(element);
    },
    [setActivatorNodeRef],
  );
  const isTarget = isOver && activeIndex >= 0 && index !== activeIndex;
  return {
    /** Goes to the element that is moved. */
    ref: setNodeRef,
    isDragging,
    /** On which side of this item the dragged one would be put. */
    mark: isTarget ? (index < activeIndex ? ('before' as const) : ('after' as const)) : undefined,
    /** Goes to where the item can be taken by mouse; there a finger scrolls. */
    takenByMouse: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') listeners?.onPointerDown?.(event);
      },
    },
    /** Goes to a button by which the item is taken, by finger too. */
    handle: { ...listeners, ref: takeHandle },
    /** Goes to the menu of that button. */
    onMenu: (open: boolean) => focusBack(open, button.current),
    /** Moves the item by so many places, as far as there are any. */
    moveBy: (places: number) => {
      const to = Math.min(Math.max(index + places, 0), items.length - 1);
      const other = items[to];
      if (index >= 0 && to !== index && other !== undefined) move(id, String(other), { place: to + 1, count: items.length });
    },
  };
}
