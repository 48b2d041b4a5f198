interface Branch {
  readonly value: string;
  /** What it stands below; one whose parent is not there stands at the top. */
  readonly parent?: string | undefined;
}

export type Grown<T extends Branch> = Omit<T, 'parent'> & { readonly children: Grown<T>[] };

/** The tree that the parents of its branches make of them, whatever their order; a choice shows it. */
export function treeOf<T extends Branch>(branches: readonly T[]): Grown<T>[] {
  const nodes = new Map(branches.map(({ parent: _, ...branch }) => [branch.value, { ...branch, children: [] as Grown<T>[] }]));
  const tops: Grown<T>[] = [];
  for (const { value, parent } of branches) {
    const node = nodes.get(value);
    if (node) (parent === undefined ? tops : (nodes.get(parent)?.children ?? tops)).push(node);
  }
  return tops;
}
