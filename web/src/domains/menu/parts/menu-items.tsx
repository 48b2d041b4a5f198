import type { MenuNode } from '@hall/contract/menu';
import type { MenuProps } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '../../../shared/i18n/language.ts';
import { pickName } from '../../../shared/i18n/texts.ts';
import { type MenuCount, useMenuCounts } from '../menu-counts.ts';
import { findFunction } from '../menu-tree.ts';
import { useTexts } from '../texts.ts';
import { useOpening } from '../use-opening.ts';
import { FunctionIcon } from './function-icon.tsx';
import { useFunctionsUnderWay, useOpenFunction } from './function-opener.tsx';
import { WindowMark } from './window-mark.tsx';

/** Entries that show their names need nothing that tells them; each would be held ready at a cost, shown or not. */
export const NO_TOOLTIPS = { tooltip: false } as const;

export type Item = NonNullable<MenuProps['items']>[number];

const OPENS_FIRST = '1';

/** The title of an entry that opens its first child opens it, beside showing what is below. */
const titleOf = (node: MenuNode, open: (node: MenuNode) => void) =>
  node.opensFirstChild === OPENS_FIRST ? { onTitleClick: () => open(node) } : {};

interface Showing {
  readonly language: Language;
  readonly trail: readonly string[];
  readonly open: (node: MenuNode) => void;
  /** Whether what is below an entry comes out beside it. A tooltip would lie over that. */
  readonly flyouts: boolean;
  readonly openingOf: ReturnType<typeof useOpening>;
  readonly underWay: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, MenuCount>;
}

/** Whether a press on an entry opens a new window, and does not just show what is below it. */
const leaves = (node: MenuNode, openingOf: Showing['openingOf']): boolean =>
  (!node.children?.length || node.opensFirstChild === OPENS_FIRST) && openingOf(node).kind === 'window';

/** As many as a badge has room for. */
const shortOf = (count: number): string => (count > 99 ? '99+' : String(count));

interface NamedProps {
  readonly node: MenuNode;
  readonly language: Language;
  readonly mark: ReactNode;
  readonly count: MenuCount | undefined;
}

/** The name of an entry with its label, which shows where there is room. A system says its own where it has no other. */
function Named({ node, language, mark, count }: NamedProps) {
  const name = pickName(language, node.name, node.nameEn);
  const label = node.label ?? (node.children?.length ? node.systemLabel : undefined);
  return (
    <>
      {mark ? <span className="menu-name">{name}</span> : name}
      {mark}
      {label && <span className="menu-label">{label[language]}</span>}
      {count && <span className="menu-count" data-count={shortOf(count.count)} />}
    </>
  );
}

/** An entry as antd's menu takes it. antd does not always know which closed system what is open belongs to, so it is told. */
function itemOf(node: MenuNode, showing: Showing, isBelow = false): Item {
  const { language, trail, open, flyouts, openingOf, underWay, counts } = showing;
  const told = flyouts && (isBelow || node.children?.length) ? {} : { title: pickName(language, node.name, node.nameEn) };
  const busy = underWay.has(node.id);
  const mark = leaves(node, openingOf) && <WindowMark busy={busy} />;
  const count = counts.get(node.path ?? '');
  const label = <Named node={node} language={language} mark={mark} count={count} />;
  const states = { ...(busy && { 'aria-busy': true }), ...(count && { 'aria-description': count.said }) };
  const base = { key: node.id, label, ...told, icon: <FunctionIcon node={node} />, ...states };
  if (!node.children?.length) return base;
  const marked = trail.includes(node.id) ? { className: 'menu-open' } : {};
  return { ...base, ...marked, ...titleOf(node, open), children: node.children.map((child) => itemOf(child, showing, true)) };
}

export interface MenuVariantProps {
  readonly entries: readonly MenuNode[];
  /** Ids from the entry down to the function that is shown. */
  readonly trail: readonly string[];
  readonly onChosen?: (() => void) | undefined;
}

interface ItemsProps extends MenuVariantProps {
  /** As {@link Showing} has it. */
  readonly flyouts?: boolean;
}

export interface MenuItems {
  readonly items: Item[];
  readonly choose: (id: string) => void;
}

/** The entries of a menu, with those marked that lead to what is open, and what choosing one does. */
export function useMenuItems({ entries, trail, onChosen, flyouts = false }: ItemsProps): MenuItems {
  const { language } = useTexts();
  const open = useOpenFunction();
  const openingOf = useOpening();
  const underWay = useFunctionsUnderWay();
  const counts = useMenuCounts();
  const items = useMemo(
    () => entries.map((node) => itemOf(node, { language, trail, open, flyouts, openingOf, underWay, counts })),
    [entries, language, trail, open, flyouts, openingOf, underWay, counts],
  );
  const choose = (id: string) => {
    const node = entries.find((entry) => entry.id === id) ?? findFunction(entries, id);
    if (node) open(node);
    onChosen?.();
  };
  return { items, choose };
}
