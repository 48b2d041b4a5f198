import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import { withoutStart } from '../menu-tree.ts';
import type { Searchable, SearchName } from './search.ts';

/** What a person may open: a function of the menu, or a page that the menu does not list. */
export interface MenuTarget extends Searchable {
  readonly id: string;
  /** What it belongs to; none for the platform itself. */
  readonly system: SearchName | undefined;
  readonly icon: Pick<MenuNode, 'image' | 'systemImage'>;
  readonly opens: { readonly node: MenuNode } | { readonly path: string };
}

/** Where pages are shown that are nothing without what the address says of them. */
const HOSTS: readonly string[] = ['menu/linked-system', 'pages/configured'];

function systemsOf({ systemName, systemNameEn }: MenuNode, above: readonly MenuNode[]): SearchName[] {
  const isNamed = !systemName || above.some(({ name }) => name === systemName);
  return isNamed ? [...above] : [...above, { name: systemName, nameEn: systemNameEn }];
}

/** The functions of a menu, each with the directories that it stands in. */
export function functionTargets(menu: readonly MenuNode[], nearnessOf: (node: MenuNode) => number): MenuTarget[] {
  const below = (nodes: readonly MenuNode[], above: readonly MenuNode[]): MenuTarget[] =>
    nodes
      .filter(({ hidden, shown }) => hidden !== true && shown !== false)
      .flatMap((node): MenuTarget[] => {
        if (node.children?.length) return below(node.children, [...above, node]);
        const within = systemsOf(node, above);
        const { id, name, nameEn, pinyin } = node;
        return [{ id, name, nameEn, pinyin, within, system: within[0], nearness: nearnessOf(node), icon: node, opens: { node } }];
      });
  return below(withoutStart(menu), []);
}

/** The pages among a person's routes that the menu does not list, such as the settings of the system. */
export function pageTargets(routes: readonly MenuRoute[]): MenuTarget[] {
  const pages = routes.filter(({ hidden, component = '', templateId }) => hidden && (!HOSTS.includes(component) || templateId));
  const topOf = (path: string) =>
    pages.filter((page) => path.startsWith(`${page.path}/`) || page.path === path).sort((a, b) => a.path.length - b.path.length)[0];
  const nameOf = ({ meta, pinyin }: MenuRoute): SearchName => ({ name: meta.title.zh, nameEn: meta.title.en, pinyin });
  return pages.map((page) => {
    const top = topOf(page.path);
    const system = top && nameOf(top);
    const icon = { image: page.meta.icon };
    return { id: page.path, ...nameOf(page), within: system && [system], system, icon, opens: { path: page.path } };
  });
}
