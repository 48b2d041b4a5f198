import {
  type Active,
  type CollisionDetection,
  closestCenter,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  type Over,
} from '@dnd-kit/core';
import { hasSortableData, type SortableData } from '@dnd-kit/sortable';

type Entry = Active | Over | DroppableContainer;

/** The list that an item is in, and its place there. */
const listOf = (entry: Entry): SortableData['sortable'] | undefined => (hasSortableData(entry) ? entry.data.current.sortable : undefined);

export interface Place {
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

/** Where a dragged item would be put: in the place of the one it is over, else in its own. */
export function placeOf(active: Active, over: Over | null): Place {
  const { items = [], index = 0 } = listOf(active) ?? {};
  const at = over ? items.indexOf(over.id) : -1;
  return { place: (at < 0 ? index : at) + 1, count: items.length };
}

/** Finds the item whose middle is nearest among those of the same list: an item stays in its list. */
export const nearestSibling: CollisionDetection = (args) => {
  const list = listOf(args.active)?.containerId;
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter((one) => listOf(one)?.containerId === list) });
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Where an arrow key takes an item that was picked up: onto its next sibling. */
export const nextSibling: KeyboardCoordinateGetter = ({ code }, { active, context: { active: dragged, over, droppableRects } }) => {
  const items = (dragged && listOf(dragged)?.items) ?? [];
  const next = items[items.indexOf(over?.id ?? active) + (STEPS[code] ?? 0)];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top };
};
