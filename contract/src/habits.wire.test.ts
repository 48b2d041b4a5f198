import { expect, test } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import {
  DEFAULT_HABITS,
  type HabitName,
  habitFault,
  habitsEndpoints,
  habitsOf,
  headerHeightOf,
  LayoutSettings,
  readHabits,
  settingsOf,
} from './habits.ts';
import { encode } from './wire/decode.ts';

const wire = { userId: 'p1', habitId: 'pageAsideHead', habitValue: '3' };
const domain = { personId: 'p1', habit: 'layout', value: '3' } as const;

testOnTheWire(habitsEndpoints, {
  mine: { request: [{ userId: 'p1' }, { personId: 'p1' }], data: [[wire], [domain]] },
  save: { request: [wire, domain] },
});

test('SHELL-9 habits are read from their values; what is missing or malformed is the default', () => {
  const row = (habit: HabitName, value: string) => ({ personId: 'p1', habit, value });
  expect(readHabits([])).toEqual(DEFAULT_HABITS);
  expect(readHabits([row('layout', '4'), row('pageSize', '500'), row('breadcrumb', 'yes'), row('tabs', ''), row('density', 'x')])).toEqual(
    DEFAULT_HABITS,
  );
  expect(
    readHabits([
      row('layout', '2'),
      row('pageSize', '15'),
      row('breadcrumb', '0'),
      row('tabs', '0'),
      row('density', 'loose'),
      row('seenVersion', '1.2.0'),
    ]),
  ).toEqual({
    layout: 'double',
    pageSize: 15,
    breadcrumb: false,
    tabs: false,
    density: 'loose',
    seenVersion: '1.2.0',
  });
});

test.each([
  ['layout', '1', undefined],
  ['layout', '0', 'choice'],
  ['layout', 'toString', 'choice'],
  ['breadcrumb', '010', undefined],
  ['breadcrumb', '0', undefined],
  ['breadcrumb', '1', 'choice'],
  ['tabs', '1', undefined],
  ['tabs', '010', 'choice'],
  ['pageSize', '20', undefined],
  ['pageSize', '101', 'page-size-range'],
  ['density', 'compact', undefined],
  ['density', 'constructor', 'choice'],
  ['seenVersion', '1.2.0', undefined],
  ['seenVersion', 'newest', 'version-format'],
] as const)('SHELL-9 the value of the habit %s: "%s" breaks %s', (name, value, fault) => {
  expect(habitFault(name, value)).toBe(fault);
});

test('SHELL-2 the settings of the layout: the side menu is 1, the top menu 3, with its header of 70 px', () => {
  const settings = settingsOf({ ...DEFAULT_HABITS, layout: 'top', pageSize: 15 }, false);
  expect(encode(LayoutSettings, settings)).toEqual({
    pageLayout: '3',
    asideVal: '3',
    dataDisplayNum: 15,
    pageSizes: [15, 30, 60, 120],
    isBreadcrumb: '010',
    isTags: '1',
    tableDensity: 'middle',
    headerHeight: 70,
    seenVersion: '',
  });
  expect(settingsOf(DEFAULT_HABITS, false)).toMatchObject({ layout: '1', aside: '1', headerHeight: 56 });
  expect(settingsOf({ ...DEFAULT_HABITS, layout: 'double' }, false)).toMatchObject({ layout: '2', aside: '1' });
  expect(habitsOf(settings)).toEqual({ ...DEFAULT_HABITS, layout: 'top', pageSize: 15 });
});

test('administrators get 10 px more of header', () => {
  expect(headerHeightOf('single', true)).toBe(66);
  expect(headerHeightOf('top', true)).toBe(80);
});
