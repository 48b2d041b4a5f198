import { type Active, type CollisionDetection, closestCenter, type DroppableContainer, type Over } from '@dnd-kit/core';
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
