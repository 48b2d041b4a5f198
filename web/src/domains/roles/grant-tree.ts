import type { Grant, PermissionChoice } from '@hall/contract/role-management';

interface TreeNode {
  readonly id: string;
  readonly parentId?: string | undefined;
}

/** The permission tree, by id. */
export interface NodeTree<N extends TreeNode> {
  readonly roots: readonly string[];
  readonly nodes: ReadonlyMap<string, N>;
  childrenOf(id: string): readonly string[];
}

/** The permission tree as it is given from. */
export type GrantTree = NodeTree<PermissionChoice>;

/** The tree that the parents of its nodes make; one whose parent is not among them stands at the top. */
export function nodeTree<N extends TreeNode>(all: readonly N[]): NodeTree<N> {
  const nodes = new Map(all.map((node) => [node.id, node]));
  const below = new Map<string, string[]>();
  for (const { id, parentId } of all) {
    if (!parentId || !nodes.has(parentId)) continue;
    const known = below.get(parentId);
    if (known) known.push(id);
    else below.set(parentId, [id]);
  }
  const roots = all.filter(({ parentId }) => !parentId || !nodes.has(parentId)).map(({ id }) => id);
  return { roots, nodes, childrenOf: (id) => below.get(id) ?? [] };
}

/** A node and all below it. */
const withAllBelow = (tree: GrantTree, id: string): string[] => [id, ...tree.childrenOf(id).flatMap((child) => withAllBelow(tree, child))];

/** The functions above an action, which nobody uses without them. */
function functionsAbove({ nodes }: GrantTree, id: string): string[] {
  const parent = nodes.get(nodes.get(id)?.parentId ?? '');
  return parent && !parent.directory ? [parent.id, ...functionsAbove({ nodes } as GrantTree, parent.id)] : [];
}

/** What can be given of these nodes, as wide as it can be. */
const givable = ({ nodes }: GrantTree, ids: readonly string[]): Grant[] =>
  ids.flatMap((id) => {
    const node = nodes.get(id);
    return node?.givable && node.width ? [{ permissionId: id, width: node.width }] : [];
  });

/**
 * Gives a node or takes it: a directory with all below it; an action with its function; a function goes with its actions. What the
 * person cannot give stays as it is.
 */
export function toggled(tree: GrantTree, grants: readonly Grant[], id: string, on: boolean): Grant[] {
  const directory = tree.nodes.get(id)?.directory ?? false;
  if (!on) {
    const gone = new Set(givable(tree, withAllBelow(tree, id)).map(({ permissionId }) => permissionId));
    return grants.filter(({ permissionId }) => !gone.has(permissionId));
  }
  const wanted = givable(tree, directory ? withAllBelow(tree, id) : [id, ...functionsAbove(tree, id)]);
  const held = new Set(grants.map(({ permissionId }) => permissionId));
  return [...grants, ...wanted.filter(({ permissionId }) => !held.has(permissionId))];
}

/** Which boxes are checked, and which half: a directory is checked where all functions below it are held. */
export function checkedKeys(tree: GrantTree, grants: readonly Grant[]): { checked: string[]; halfChecked: string[] } {
  const held = new Set(grants.map(({ permissionId }) => permissionId));
  const checked: string[] = [];
  const halfChecked: string[] = [];
  const visit = (id: string): { readonly all: number; readonly of: number } => {
    const own = tree.nodes.get(id)?.directory ? { all: 0, of: 0 } : { all: 1, of: held.has(id) ? 1 : 0 };
    const sum = tree
      .childrenOf(id)
      .map(visit)
      .reduce((one, other) => ({ all: one.all + other.all, of: one.of + other.of }), own);
    const { directory } = tree.nodes.get(id) as PermissionChoice;
    if (directory ? sum.all > 0 && sum.of === sum.all : held.has(id)) checked.push(id);
    else if (sum.of > 0) halfChecked.push(id);
    return sum;
  };
  for (const root of tree.roots) visit(root);
  return { checked, halfChecked };
}

/** The nodes that a text is found in, with all above them. */
export function shownFor<N extends TreeNode>(tree: NodeTree<N>, found: (node: N) => boolean): ReadonlySet<string> {
  const shown = new Set<string>();
  const visit = (id: string): boolean => {
    const below = tree.childrenOf(id).map(visit).some(Boolean);
    const here = below || found(tree.nodes.get(id) as N);
    if (here) shown.add(id);
    return here;
  };
  for (const root of tree.roots) visit(root);
  return shown;
}
