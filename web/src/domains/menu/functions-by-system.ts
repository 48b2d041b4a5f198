import type { MenuNode } from '@hall/contract/menu';
import { functionTargets } from './search/menu-targets.ts';
import type { SearchName } from './search/search.ts';

/** The functions of one system. */
export interface SystemFunctions {
  /** None for the platform itself. */
  readonly system: SearchName | undefined;
  readonly nodes: readonly MenuNode[];
}

/** All functions of a menu but those that are the place where they are shown, by system, in the order of the menu. */
export function functionsBySystem(menu: readonly MenuNode[], leftOut: (node: MenuNode) => boolean): readonly SystemFunctions[] {
  const systems = new Map<string, { readonly system: SearchName | undefined; readonly nodes: MenuNode[] }>();
  for (const { system, opens } of functionTargets(menu, () => 0)) {
    if (!('node' in opens) || leftOut(opens.node)) continue;
    const key = system?.name ?? '';
    const known = systems.get(key);
    if (known) known.nodes.push(opens.node);
    else systems.set(key, { system, nodes: [opens.node] });
  }
  return [...systems.values()];
}
