import type { MenuNode } from '@hall/contract/menu';

type Favourite = MenuNode['favourite'];

/** Functions of a menu in order, without the directories that hold them. */
export const functionsOf = (menu: readonly MenuNode[]): MenuNode[] =>
  menu.flatMap((node) => (node.children?.length ? functionsOf(node.children) : [node]));

/** The person's menu without its first entry, which is the start page (MENU-1). */
export const withoutStart = (menu: readonly MenuNode[]): readonly MenuNode[] => menu.slice(1);

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
