import type { MenuNode } from '@hall/contract/menu';
import type { MenuProps } from 'antd';
import { useMemo } from 'react';
import type { Language } from '../../../shared/i18n/language.ts';
import { pickName } from '../../../shared/i18n/texts.ts';
import { findFunction } from '../menu-tree.ts';
import { useTexts } from '../texts.ts';
import { FunctionIcon } from './function-icon.tsx';
import { useOpenFunction } from './function-opener.tsx';

export type Item = NonNullable<MenuProps['items']>[number];

const OPENS_FIRST = '1';

/** The title of an entry that opens its first child opens it, beside showing what is below. */
const titleOf = (node: MenuNode, open: (node: MenuNode) => void) =>
  node.opensFirstChild === OPENS_FIRST ? { onTitleClick: () => open(node) } : {};

/** An entry as antd's menu takes it. */
function itemOf(node: MenuNode, language: Language, open: (node: MenuNode) => void): Item {
  const label = pickName(language, node.name, node.nameEn);
  const base = { key: node.id, label, title: label, icon: <FunctionIcon node={node} /> };
  if (!node.children?.length) return base;
  return { ...base, ...titleOf(node, open), children: node.children.map((child) => itemOf(child, language, open)) };
}

export interface MenuItems {
  readonly items: Item[];
  readonly choose: (id: string) => void;
}

/** The entries of a menu, and what choosing one does. */
export function useMenuItems(entries: readonly MenuNode[], onChosen: (() => void) | undefined): MenuItems {
  const { language } = useTexts();
  const open = useOpenFunction();
  const items = useMemo(() => entries.map((node) => itemOf(node, language, open)), [entries, language, open]);
  const choose = (id: string) => {
    const node = entries.find((entry) => entry.id === id) ?? findFunction(entries, id);
    if (node) open(node);
    onChosen?.();
  };
  return { items, choose };
}
