import type { ReactNode } from 'react';
import type { MenuTarget } from '../../../domains/menu/search/menu-targets.ts';
import type { Searchable, SearchName } from '../../../domains/menu/search/search.ts';
import type { Tab } from '../../tabs/stored-tabs.ts';
import { HOME_TAB, type TabsState } from '../../tabs/tabs-state.ts';
import type { Action } from './actions.tsx';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** Where an entry of the palette stands: under one of its own headings, or under the name of what it belongs to. */
export type Section = 'tabs' | 'recent' | 'common' | 'actions' | { readonly system: SearchName | undefined };

/** What choosing an entry does. */
export type Deed =
  | { readonly kind: 'show'; readonly tab: string }
  | { readonly kind: 'open'; readonly target: MenuTarget }
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'act'; readonly action: Action };

/** An entry of the palette. */
export interface PaletteItem extends Searchable {
  readonly id: string;
  readonly section: Section;
  /** The function or page that it stands for, where it does. */
  readonly target?: MenuTarget | undefined;
  readonly icon?: ReactNode;
  readonly deed: Deed;
}

export interface PaletteItems {
  /** All that can be found. */
  readonly all: readonly PaletteItem[];
  /** What is offered before anything is typed. */
  readonly atHand: readonly PaletteItem[];
}

interface Known extends Pick<TabsState, 'items' | 'active' | 'closed'> {
  readonly targets: readonly MenuTarget[];
  /** The key of the tab that something has, or would have; none for what opens a window. */
  readonly tabKeyOf: (target: MenuTarget) => string | undefined;
  readonly titleOf: (tab: string) => string;
  /** Ids of functions, the last opened first. */
  readonly recent: readonly string[];
  /** Ids of functions, in the person's order. */
  readonly common: readonly string[];
}

const HOME: SearchName = { name: zh.home, nameEn: en.home, pinyin: "sy shou'ye" };

/** Open pages are nearer at hand than whatever has to be opened. */
const OPEN_NEARNESS = 3;

const itemOf = (target: MenuTarget, section: Section, deed: Deed = { kind: 'open', target }): PaletteItem => {
  const { id, name, nameEn, pinyin, within, nearness } = target;
  return { id, name, nameEn, pinyin, within, nearness, section, target, deed };
};

function tabItem({ key }: Tab, target: MenuTarget | undefined, titleOf: Known['titleOf']): PaletteItem {
  const { name, nameEn, pinyin }: SearchName = target ?? (key === HOME_TAB.key ? HOME : { name: titleOf(key) });
  const deed: Deed = { kind: 'show', tab: key };
  return { id: `tab ${key}`, name, nameEn, pinyin, section: 'tabs', target, nearness: OPEN_NEARNESS, deed };
}

/** Functions and pages as entries of the palette, each once: what is open leads back to its page as it was left. */
export function paletteItems({ targets, tabKeyOf, titleOf, items, active, closed, recent, common }: Known): PaletteItems {
  const byKey = new Map(targets.map((target) => [tabKeyOf(target), target]));
  const tabs = items.filter(({ key }) => key !== active).map((tab) => tabItem(tab, byKey.get(tab.key), titleOf));
  const listed = new Set(tabs.flatMap(({ target }) => target ?? []));
  const others = targets.filter((target) => !listed.has(target));
  const once = (target: MenuTarget | undefined): MenuTarget[] => {
    if (!target || listed.has(target)) return [];
    listed.add(target);
    return [target];
  };
  const named = (id: string) => once(others.find((target) => target.id === id));
  const atHand = [
    ...tabs,
    ...recent.flatMap(named).map((target) => itemOf(target, 'recent')),
    ...closed.flatMap(({ key, href }) => once(byKey.get(key)).map((target) => itemOf(target, 'recent', { kind: 'go', href }))),
    ...common.flatMap(named).map((target) => itemOf(target, 'common')),
  ];
  return { all: [...tabs, ...others.map((target) => itemOf(target, { system: target.system }))], atHand };
}

const keyOf = (section: Section): string => (typeof section === 'string' ? section : `in ${section.system?.name ?? ''}`);

export interface SectionOf<T> {
  readonly key: string;
  readonly section: Section;
  readonly entries: readonly T[];
}

/** Entries by section; the sections stand in the order of their first entries, so that what is first stays first. */
export function bySection<T>(entries: readonly T[], sectionOf: (entry: T) => Section): readonly SectionOf<T>[] {
  const sections = new Map<string, SectionOf<T> & { readonly entries: T[] }>();
  for (const entry of entries) {
    const section = sectionOf(entry);
    const key = keyOf(section);
    const known = sections.get(key);
    if (known) known.entries.push(entry);
    else sections.set(key, { key, section, entries: [entry] });
  }
  return [...sections.values()];
}
