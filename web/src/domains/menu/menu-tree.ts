import type { MenuNode } from '@hall/contract/menu';

type Favourite = MenuNode['favourite'];

/** Functions of a menu in order, without the directories that hold them. */
export const functionsOf = (menu: readonly MenuNode[]): MenuNode[] =>
  menu.flatMap((node) => (node.children?.length ? functionsOf(node.children) : [node]));

/** The person's menu without its first entry, which is the start page (MENU-1). */
export const withoutStart = (menu: readonly MenuNode[]): readonly MenuNode[] => menu.slice(1);

/** Fixed common functions that have no place come before all others, added ones behind them. */
const placeOf = ({ favourite, favouriteOrder }: MenuNode): number =>
  favouriteOrder ?? (favourite === 'fixed' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

/** The person's common functions, in the order that the person gave them (APPS-4). */
export const commonOf = (menu: readonly MenuNode[]): MenuNode[] =>
  functionsOf(withoutStart(menu))
    .filter(({ hidden, favourite }) => hidden !== true && favourite !== 'none')
    .map((node) => ({ node, place: placeOf(node) }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ node }) => node);

/** The function with an id, wherever it is in the menu. */
export const findFunction = (menu: readonly MenuNode[], id: string): MenuNode | undefined =>
  functionsOf(menu).find((node) => node.id === id);

/** Every entry of a menu in order, directories before what they hold. */
const entriesOf = (menu: readonly MenuNode[]): MenuNode[] => menu.flatMap((node) => [node, ...entriesOf(node.children ?? [])]);

/** The entry with an id, a directory or a function. */
export const findEntry = (menu: readonly MenuNode[], id: string): MenuNode | undefined => entriesOf(menu).find((node) => node.id === id);

/** The entry that has a path, or else the one that has it for its id. */
export const findByPath = (menu: readonly MenuNode[], path: string): MenuNode | undefined =>
  entriesOf(menu).find((node) => node.path === path) ?? findEntry(menu, path);

/** The entry that opens a page made from a template. */
export const findByTemplate = (menu: readonly MenuNode[], template: string): MenuNode | undefined =>
  entriesOf(menu).find(({ templateId, hint }) => templateId === template && (hint === '2' || hint === '3'));

/** The menu with one function's star changed. */
export const withFavourite = (menu: readonly MenuNode[], id: string, favourite: Favourite): MenuNode[] =>
  menu.map((node) => ({
    ...node,
    ...(node.id === id ? { favourite } : {}),
    ...(node.children ? { children: withFavourite(node.children, id, favourite) } : {}),
  }));

/** The menu with the common functions in another order. */
export const withOrder = (menu: readonly MenuNode[], ids: readonly string[]): MenuNode[] =>
  menu.map((node) => ({
    ...node,
    ...(ids.includes(node.id) ? { favouriteOrder: ids.indexOf(node.id) } : {}),
    ...(node.children ? { children: withOrder(node.children, ids) } : {}),
  }));
