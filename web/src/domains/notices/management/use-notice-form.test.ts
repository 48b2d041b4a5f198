import { expect, it } from 'vitest';
import { wayOf } from './use-notice-form.ts';

it.each([
  ['a draft stays one', 'draft', 'now', 'draft'],
  ['the time of a scheduled one goes along', 'scheduled', 'later', 'later'],
  ['a scheduled one does not come at once', 'scheduled', 'now', 'draft'],
  ['a published one is as it was', 'published', 'draft', 'draft'],
] as const)('NOTICE-7 saved by the key, %s', (_, state, release, way) => {
  expect(wayOf(state, release, true)).toBe(way);
});
