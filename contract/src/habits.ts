import * as z from 'zod/mini';
import { domain } from './domain.ts';
import type { Rule } from './errors.ts';
import { PAGE_SIZE_DEFAULT, pageSizesOf } from './rules/constants.ts';
import { ENFORCED_DUTIES } from './rules/duties.ts';
import { pageSizeFault } from './rules/page-size.ts';
import { versionFault } from './rules/version.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';

/** What a person can have arranged to their liking (spec 3). */
const HABIT_IDS = {
  layout: 'pageAsideHead',
  pageSize: 'dataDisplayNum',
  breadcrumb: 'isBreadcrumb',
  tabs: 'isTags',
  density: 'tableDensity',
  seenVersion: 'seenVersion',
} as const;
export type HabitName = keyof typeof HABIT_IDS;
type HabitId = (typeof HABIT_IDS)[HabitName];

const names = Object.fromEntries(Object.entries(HABIT_IDS).map(([name, id]) => [id, name])) as Record<HabitId, HabitName>;

const HabitName = z.codec(
  z.enum(['pageAsideHead', 'dataDisplayNum', 'isBreadcrumb', 'isTags', 'tableDensity', 'seenVersion']),
  z.enum(['layout', 'pageSize', 'breadcrumb', 'tabs', 'density', 'seenVersion']),
  { decode: (id) => names[id], encode: (name) => HABIT_IDS[name] },
);

const VALUES =
  'of pageAsideHead: 1 one column, 2 two columns, 3 on top; of dataDisplayNum: 1 to 100; of isBreadcrumb: 010 shown, 0 hidden; of isTags: 1 shown, 0 hidden; of tableDensity (ours): compact, middle, loose; of seenVersion (ours): the version that the person was told of last';

/** One habit of one person; its value is text in the habit's own spelling, see {@link readHabits}. */
export const UserHabit = entity({
  personId: ['userId', z.string(), '用户编号', 'User id'],
  habit: ['habitId', HabitName, '习惯编号', 'Preference'],
  value: ['habitValue', z.string(), '习惯值', 'Value of the preference', VALUES],
});
export type UserHabit = Of<typeof UserHabit>;

/** Where the menu is: one column on the left (a2), two of them (a1), or across the top (a3). */
export type Layout = 'single' | 'double' | 'top';

/** How high the rows of tables are. */
export const DENSITIES = ['compact', 'middle', 'loose'] as const;
export type Density = (typeof DENSITIES)[number];

const LAYOUTS = { '1': 'single', '2': 'double', '3': 'top' } as const;
const BREADCRUMB = { '010': true, '0': false } as const;
const TABS = { '1': true, '0': false } as const;
const DENSITY = { compact: 'compact', middle: 'middle', loose: 'loose' } as const satisfies Record<Density, Density>;

/** A person's habits, all of them. */
export interface Habits {
  readonly layout: Layout;
  /** Rows a page that data tables begin with, 1 to 100. */
  readonly pageSize: number;
  readonly breadcrumb: boolean;
  readonly tabs: boolean;
  readonly density: Density;
  /** The version that the person was told of last; empty before the first. */
  readonly seenVersion: string;
}

/** The habits of a person who has changed none. */
export const DEFAULT_HABITS: Habits = {
  layout: 'single',
  pageSize: PAGE_SIZE_DEFAULT,
  breadcrumb: true,
  tabs: true,
  density: 'middle',
  seenVersion: '',
};

const pick = <T>(table: Readonly<Record<string, T>>, value: string | undefined, fallback: T): T =>
  value !== undefined && Object.hasOwn(table, value) ? (table[value] as T) : fallback;
const keyOf = (table: Readonly<Record<string, unknown>>, value: unknown): string =>
  Object.keys(table).find((key) => table[key] === value) ?? '';

/** The habits in an answer; one that is missing or malformed has its default. */
export function readHabits(rows: readonly UserHabit[]): Habits {
  const values = Object.fromEntries(rows.map(({ habit, value }) => [habit, value])) as Partial<Record<HabitName, string>>;
  const fits = values.pageSize !== undefined && pageSizeFault(values.pageSize) === undefined;
  return {
    layout: pick<Layout>(LAYOUTS, values.layout, DEFAULT_HABITS.layout),
    pageSize: fits ? Number(values.pageSize) : DEFAULT_HABITS.pageSize,
    breadcrumb: pick<boolean>(BREADCRUMB, values.breadcrumb, DEFAULT_HABITS.breadcrumb),
    tabs: pick<boolean>(TABS, values.tabs, DEFAULT_HABITS.tabs),
    density: pick<Density>(DENSITY, values.density, DEFAULT_HABITS.density),
    seenVersion: values.seenVersion ?? DEFAULT_HABITS.seenVersion,
  };
}

/** A habit as it is saved. */
export function valueOfHabit(habits: Habits, name: HabitName): string {
  switch (name) {
    case 'layout':
      return keyOf(LAYOUTS, habits.layout);
    case 'pageSize':
      return String(habits.pageSize);
    case 'breadcrumb':
      return keyOf(BREADCRUMB, habits.breadcrumb);
    case 'tabs':
      return keyOf(TABS, habits.tabs);
    case 'density':
    case 'seenVersion':
      return habits[name];
  }
}

/** What is wrong with a habit's value, by rule: each habit has values of its own. */
export function habitFault(name: HabitName, value: string): Rule | undefined {
  if (name === 'pageSize') return pageSizeFault(value);
  if (name === 'seenVersion') return versionFault(value);
  const table = { layout: LAYOUTS, breadcrumb: BREADCRUMB, tabs: TABS, density: DENSITY }[name];
  return Object.hasOwn(table, value) ? undefined : 'choice';
}

/** Height of the header in px, and what it grows by for administrators. */
const HEADER_HEIGHT: Readonly<Record<Layout, number>> = { single: 56, double: 56, top: 70 };
const HEADER_EXTRA = 10;

export const headerHeightOf = (layout: Layout, isAdmin: boolean): number => HEADER_HEIGHT[layout] + (isAdmin ? HEADER_EXTRA : 0);

/** The shell's settings as a browser keeps them between two visits, so that the frame is right before the server answers. */
export const LayoutSettings = entity({
  layout: [
    'pageLayout',
    coded({ '1': ['单列', 'One column'], '2': ['双列', 'Two columns'], '3': ['顶部', 'On top'] }),
    '菜单布局',
    'Menu layout',
  ],
  aside: ['asideVal', coded({ '1': ['侧边菜单', 'Menu at the side'], '3': ['顶部菜单', 'Menu on top'] }), '布局设置', 'Layout setting'],
  pageSize: ['dataDisplayNum', z.int(), '每页条数', 'Rows per page'],
  pageSizes: ['pageSizes', z.array(z.int()), '可选的每页条数', 'Choices of rows per page'],
  breadcrumb: ['isBreadcrumb', coded({ '010': ['显示', 'Shown'], '0': ['不显示', 'Hidden'] }), '面包屑', 'Breadcrumb'],
  tabs: ['isTags', coded({ '1': ['显示', 'Shown'], '0': ['不显示', 'Hidden'] }), '标签栏', 'Tab bar'],
  density: [
    'tableDensity',
    z._default(coded({ compact: ['紧凑', 'Compact'], middle: ['适中', 'Medium'], loose: ['宽松', 'Loose'] }), 'middle'),
    '表格行高',
    'Row density',
  ],
  headerHeight: ['headerHeight', z.int(), '页头高度', 'Height of the header', 'px'],
  seenVersion: ['seenVersion', z._default(z.string(), ''), '已知晓的版本', 'Version last told of'],
});
export type LayoutSettings = Of<typeof LayoutSettings>;

/** The settings that follow from a person's habits. */
export const settingsOf = (habits: Habits, isAdmin: boolean): LayoutSettings =>
  ({
    layout: valueOfHabit(habits, 'layout'),
    aside: habits.layout === 'top' ? '3' : '1',
    pageSize: habits.pageSize,
    pageSizes: [...pageSizesOf(habits.pageSize)],
    breadcrumb: valueOfHabit(habits, 'breadcrumb'),
    tabs: valueOfHabit(habits, 'tabs'),
    density: valueOfHabit(habits, 'density'),
    seenVersion: habits.seenVersion,
    headerHeight: headerHeightOf(habits.layout, isAdmin),
  }) as LayoutSettings;

/** The habits that settings came from. */
export const habitsOf = (settings: LayoutSettings): Habits =>
  readHabits(
    (['layout', 'pageSize', 'breadcrumb', 'tabs', 'density', 'seenVersion'] as const).map((habit) => ({
      personId: '',
      habit,
      value: String(settings[habit]),
    })),
  );

export const habitsDomain = domain({ name: { zh: '用户习惯', en: 'Preferences' } });

export const habitsEndpoints = {
  mine: endpoint('signed-in', {
    method: 'POST',
    path: '/api/xtUserHabits/getUserHabitsInfo',
    spec: '7.2',
    summary: { zh: '用户习惯', en: "The person's own habits; 403 for anybody else's" },
    duringDuties: ENFORCED_DUTIES,
    request: request({ personId: ['userId', text(50), '用户编号', 'User id', 'the own one alone'] }),
    data: z.array(UserHabit),
    byPage: true,
    codes: [403],
  }),
  save: endpoint('signed-in', {
    method: 'POST',
    path: '/api/xtUserHabits/saveUserHabits',
    spec: '7.2',
    summary: { zh: '保存用户习惯', en: "Save one of one's own habits", action: 'Save preference' },
    logged: 'setting',
    duringDuties: ENFORCED_DUTIES,
    request: request({
      personId: ['userId', text(50), '用户编号', 'User id', 'the own one alone'],
      habit: ['habitId', HabitName, '习惯编号', 'Preference'],
      value: ['habitValue', z.string().check(z.maxLength(20)), '习惯值', 'Value of the preference', VALUES],
    }),
    ownHand: true,
    codes: [403],
  }),
};
