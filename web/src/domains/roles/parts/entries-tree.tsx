import type { MenuEntry } from '@hall/contract/permission-management';
import { type GetRef, Tree, type TreeProps } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { FunctionIcon } from '../../menu/index.ts';
import { useEntriesTexts } from '../entries-texts.ts';
import { type Drop, type EntryTree, isFound, mayDrop, placeOf } from '../entry-tree.ts';
import { shownFor } from '../grant-tree.ts';
import { useMoveEntry } from '../use-move-entry.ts';

interface EntriesTreeProps {
  readonly tree: EntryTree;
  /** What is typed to find entries; all of them unless something is. */
  readonly typed: string;
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
}

const HEIGHT = 560;
const HEIGHT_ON_PHONES = 320;

function EntryRow({ entry }: { readonly entry: MenuEntry }) {
  const { t, pick } = useEntriesTexts();
  return (
    <span className="entry-row">
      {!entry.action && <FunctionIcon node={{ image: entry.icon }} />}
      {pick(entry.name, entry.nameEn)}
      {entry.action && <span className="entry-mark">{t('action')}</span>}
      {entry.hidden && !entry.action && <span className="entry-mark">{t('hiddenMark')}</span>}
    </span>
  );
}

interface NodeData {
  readonly key: string;
  readonly title: React.ReactNode;
  readonly children: NodeData[];
}

function dataOf(tree: EntryTree, ids: readonly string[], shown: ReadonlySet<string> | undefined): NodeData[] {
  return ids
    .filter((id) => !shown || shown.has(id))
    .map((id) => ({
      key: id,
      title: <EntryRow entry={tree.nodes.get(id) as MenuEntry} />,
      children: dataOf(tree, tree.childrenOf(id), shown),
    }));
}

/** Where antd says that something is dropped: its place is counted among the siblings. */
const dropOf = (toGap: boolean, position: number, pos: string): Drop => {
  if (!toGap) return 'into';
  return position < Number(pos.split('-').at(-1)) ? 'before' : 'after';
};

/** The tree of entries, found and chosen with keys as well; who may change it drags them. */
export function EntriesTree({ tree, typed, selected, onSelect }: EntriesTreeProps) {
  const { t } = useEntriesTexts();
  const permits = usePermits();
  const move = useMoveEntry();
  const isPhone = useMedia('(max-width: 900px)');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => (typed ? shownFor(tree, (entry) => isFound(entry, typed)) : undefined), [tree, typed]);
  const data = useMemo(() => dataOf(tree, tree.roots, shown), [tree, shown]);
  const list = useRef<GetRef<typeof Tree>>(null);
  // One that was made or moved may stand where the tree is not scrolled to.
  useEffect(() => {
    if (selected && tree.nodes.has(selected)) list.current?.scrollTo({ key: selected });
  }, [selected, tree]);
  const open = [...tree.nodes.keys()].filter((id) => shown !== undefined || !closed.has(id));
  const onExpand = (_: unknown, { node, expanded }: { node: { key: React.Key }; expanded: boolean }) =>
    setClosed((before) => new Set(expanded ? [...before].filter((id) => id !== node.key) : [...before, String(node.key)]));
  const allowDrop: TreeProps['allowDrop'] = ({ dragNode, dropNode, dropPosition }) =>
    mayDrop(tree, String(dragNode.key), String(dropNode.key), dropPosition === 0 ? 'into' : dropPosition < 0 ? 'before' : 'after');
  const onDrop: TreeProps['onDrop'] = ({ dragNode, node, dropToGap, dropPosition }) => {
    const [dragged, target] = [String(dragNode.key), String(node.key)];
    const drop = dropOf(dropToGap, dropPosition, node.pos);
    const entry = tree.nodes.get(dragged);
    if (entry && mayDrop(tree, dragged, target, drop)) void move(entry, placeOf(tree, dragged, target, drop));
  };
  if (data.length === 0) return <p className="hall-hint">{t('noneFound')}</p>;
  return (
    <Tree
      ref={list}
      aria-label={t('tree')}
      blockNode
      height={isPhone ? HEIGHT_ON_PHONES : HEIGHT}
      treeData={data}
      expandedKeys={open}
      onExpand={onExpand}
      selectedKeys={selected ? [selected] : []}
      onSelect={([key]) => onSelect(key === undefined ? undefined : String(key))}
      draggable={permits('system.permissions.edit') && { icon: false, nodeDraggable: ({ key }) => !tree.nodes.get(String(key))?.action }}
      allowDrop={allowDrop}
      onDrop={onDrop}
    />
  );
}
