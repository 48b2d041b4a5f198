import { expect, it } from 'vitest';
import { dropPlace } from './drop-place.ts';

const spans = [0, 100, 200, 300].map((left) => ({ left, width: 100 }));

it.each([
  ['to the right of its neighbour', 1, 260, 2],
  ['to the far right', 1, 900, 3],
  ['not past the middle of its neighbour', 1, 240, 1],
  ['to the left', 3, 120, 1],
  ['before the first', 3, 10, 1],
  ['beyond the left edge', 2, -50, 1],
])('TABS-6 a tab dragged %s', (_, dragged, x, place) => expect(dropPlace(spans, dragged, x)).toBe(place));
